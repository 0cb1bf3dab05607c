# From the reset vector to long mode, and the ways into the C code: system calls and exceptions.
#
# Bochs maps this ROM of 64 KiB below 4 GiB and starts it in real mode, 16 bytes before its end. It copies itself into
# RAM, where it is linked for. All runs in ring 0, without interrupts.

        .set    ROM, 0xFFFF0000
        .set    LOADER, 0x1FE00000      # as in loader.ld
        .set    CODE32, 0x08; .set CODE64, 0x10; .set DATA, 0x18; .set TASK, 0x20   # selectors of the gdt below

        .section .text.start, "ax"
        .code16
enter:  lgdtl   %cs:gdt_pointer - LOADER
        mov     $0x11, %eax             # CR0: PE, ET; caches on
        mov     %eax, %cr0
        ljmpl   $CODE32, $(enter32 - LOADER + ROM)

        .code32
enter32:
        mov     $DATA, %eax
        mov     %eax, %ds
        mov     %eax, %es
        cld
        mov     $ROM, %esi
        mov     $LOADER, %edi
        mov     $0x10000 / 4, %ecx
        rep movsl
        mov     $bss_dwords, %ecx       # bss lies behind the copy
        xor     %eax, %eax
        rep stosl
        mov     $page_tables, %eax
        mov     %eax, %cr3
        mov     $0x40620, %eax          # CR4: PAE, OSFXSR, OSXMMEXCPT, OSXSAVE
        mov     %eax, %cr4
        mov     $0xC0000080, %ecx       # EFER: SCE, LME
        mov     $0x101, %eax
        xor     %edx, %edx
        wrmsr
        mov     $0x80010033, %eax       # CR0: PG, WP, NE, ET, MP, PE
        mov     %eax, %cr0
        ljmp    $CODE64, $enter64

        .code64
enter64:
        mov     $13, %eax               # XCR0: of x87, SSE, AVX and AVX-512 what the CPU has
        xor     %ecx, %ecx
        cpuid
        and     $0xE7, %eax
        xor     %ecx, %ecx              # and EDX is zero
        xsetbv
        fninit
        mov     $stack + 16384, %esp
        mov     $TASK, %ecx
        ltr     %cx
        call    load                    # gives the stack pointer of the program, and its entry
        mov     %rax, %rsp
        mov     %rdx, %rcx
        xor     %edx, %edx              # nothing to call at exit
        jmp     *%rcx

# System calls keep all registers but RAX, RCX and R11, and the 128 bytes below the stack pointer.
        .globl  system_call_entry
system_call_entry:
        mov     %rsp, program_stack
        mov     $stack + 16384, %esp
        .irp    register, rcx, r11, r9, r8, r10, rdx, rsi, rdi
        push    %\register
        .endr
        mov     %rax, %rdi
        mov     %rsp, %rsi              # the six arguments
        call    system_call
        .irp    register, rdi, rsi, rdx, r10, r8, r9, r11, rcx
        pop     %\register
        .endr
        push    %r11
        popfq
        mov     program_stack, %rsp
        jmp     *%rcx

# Exceptions end the run, on a stack of their own, as the one of the program may be full. 16 bytes of code each.
        .globl  exceptions
        .balign 16
exceptions:
        .set    vector, 0
        .rept   32
        mov     $vector, %edi
        jmp     1f
        .balign 16
        .set    vector, vector + 1
        .endr
1:      mov     %rsp, %rsi              # an error code for some vectors, then RIP
        mov     %cr2, %rdx
        and     $-16, %rsp
        call    exception

        .data
gdt:    .quad   0
        .quad   0x00CF9B000000FFFF      # code, 32 bits
        .quad   0x00AF9B000000FFFF      # code, 64 bits
        .quad   0x00CF93000000FFFF      # data
        .quad   TASK_DESCRIPTOR, 0
gdt_pointer:
        .word   . - gdt - 1
        .long   gdt - LOADER + ROM

# 4 GiB as they are, in writable pages of 2 MiB; the C code takes out those that must fault.
        .globl  page_tables
        .balign 4096
page_tables:
        .quad   1f + 3
        .balign 4096
1:      .quad   2f + 0x0003, 2f + 0x1003, 2f + 0x2003, 2f + 0x3003
        .balign 4096
2:      .rept   2048
        .quad   ((. - 2b) / 8) << 21 | 0x83
        .endr

        .comm   task_state, 104, 16
        .lcomm  program_stack, 8
        .lcomm  stack, 16384

        .section .reset, "ax"
        .code16
        jmp     enter
