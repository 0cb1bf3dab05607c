// Runs one static program of one thread on a machine that has a CPU, RAM, a disk and two printer ports: loads it, gives
// it the stack that Linux would, and answers its system calls; as many as glibc and Rust's test harness make.
//
// The disk holds three decimal numbers (bytes of strings, how many strings are arguments, bytes of the program), the
// strings (arguments, then environment, each ended by a zero), and the program, an ELF file; each of the three from the
// start of a sector. What the program writes goes to the first printer, its exit code, a byte, to the second.

#include <asm/errno.h>
#include <asm/prctl.h>
#include <asm/unistd_64.h>
#include <elf.h>
#include <stdint.h>

// Memory, mapped as it is; the pages of 2 MiB at 0 and below the stack fault.
#define PAGE 4096ul
#define LARGE_PAGE 0x200000ul
#define PROGRAM LARGE_PAGE  // where a static-pie goes; others say where, between these two
#define PROGRAM_END 0x8000000ul
#define FILE PROGRAM_END  // the program as on the disk
#define STACK 0xF000000ul
#define STACK_END 0x10000000ul
#define MAPPINGS STACK_END
#define MAPPINGS_END 0x1FE00000ul  // where the loader is

enum { PRINTER = 0x378, STATUS_PRINTER = 0x278, ATA = 0x1F0, SHUTDOWN = 0x8900 };  // ports
enum { FAILED = 125, SIGNALLED = 128 };  // exit codes
enum { RANDOM_FILE = 3, NS_PER_TICK = 10 };  // a tick by `ips` of the configuration

struct start { uint64_t *stack, entry; };

extern uint64_t page_tables[6][512];  // one of level 4, one of level 3, four of level 2
extern uint32_t task_state[26];
extern const uint8_t exceptions[32][16], system_call_entry[];

static uint64_t break_start, break_end, random_state = 0xCBF29CE484222325;
static uint8_t mapped[(MAPPINGS_END - MAPPINGS) / PAGE];
static uint64_t gates[32][2], exception_stack[1024];

static void out8(uint16_t port, uint8_t value) { __asm__ volatile("outb %0, %1" : : "a"(value), "Nd"(port)); }

static void write_msr(uint32_t index, uint64_t value) {
    __asm__ volatile("wrmsr" : : "c"(index), "a"((uint32_t)value), "d"((uint32_t)(value >> 32)));
}

void *memset(void *to, int value, uint64_t count) {  // mostly by eights: the emulator does one store at a time
    uint64_t eights = count / 8, pattern = 0x0101010101010101 * (uint8_t)value;
    void *next = to;
    __asm__ volatile("rep stosq\n mov %3, %1\n rep stosb"
                     : "+D"(next), "+c"(eights) : "a"(pattern), "r"(count % 8) : "memory");
    return to;
}

void *memcpy(void *to, const void *from, uint64_t count) {
    void *next = to;
    __asm__ volatile("rep movsb" : "+D"(next), "+S"(from), "+c"(count) : : "memory");
    return to;
}

static void print(uint16_t printer, const char *text, uint64_t count) {
    for (uint64_t i = 0; i < count; i++) {
        out8(printer, text[i]);
        out8(printer + 2, 0x0D);  // strobe, and selected as ever
        out8(printer + 2, 0x0C);
    }
}

static void note(const char *text, uint64_t number, unsigned base) {
    char digits[] = "                    \n";
    uint64_t at = sizeof digits - 2;
    do digits[--at] = "0123456789abcdef"[number % base];
    while (number /= base);
    print(PRINTER, "emulation: ", 11);
    for (; *text; text++) print(PRINTER, text, 1);
    print(PRINTER, digits + at, sizeof digits - 1 - at);
}

static _Noreturn void stop(uint8_t code) {
    print(STATUS_PRINTER, (const char *)&code, 1);
    for (const char *c = "Shutdown"; *c; c++) out8(SHUTDOWN, *c);
    for (;;) __asm__ volatile("hlt");
}

static _Noreturn void fail(const char *text, uint64_t number) {
    note(text, number, 10);
    stop(FAILED);
}

static void read_sectors(uint32_t first, uint64_t count, void *to) {
    for (; count; count--, first++) {
        // One sector of the first drive, addressed by block; the command to read it.
        const uint8_t registers[] = {1, first, first >> 8, first >> 16, 0xE0 | first >> 24, 0x20};
        for (int i = 0; i < 6; i++) out8(ATA + 2 + i, registers[i]);
        uint8_t status;
        do __asm__ volatile("inb %1, %0" : "=a"(status) : "d"((uint16_t)(ATA + 7)));
        while ((status & 0x80) || !(status & 0x09));  // busy, or neither data nor an error yet
        if (status & 0x01) fail("cannot read the disk at ", first);
        uint64_t words = 256;
        __asm__ volatile("rep insw" : "+D"(to), "+c"(words) : "d"((uint16_t)ATA) : "memory");
    }
}

_Noreturn void exception(unsigned vector, const uint64_t *frame, uint64_t address) {
    static const uint8_t signals[32] = {[0] = 8, [1] = 5, [3] = 5, [6] = 4, [16] = 8, [19] = 8};  // others: SIGSEGV
    note("exception ", vector, 10);
    note("at 0x", frame[0x227D00 >> vector & 1], 16);  // those with an error code
    note("last page fault for 0x", address, 16);
    stop(SIGNALLED + (signals[vector] ? signals[vector] : 11));
}

static void set_up_cpu(void) {
    page_tables[2][0] = page_tables[2][STACK / LARGE_PAGE - 1] = 0;
    __asm__ volatile("mov %0, %%cr3" : : "r"(page_tables) : "memory");
    for (int i = 0; i < 32; i++) {  // the code segment, the first of the interrupt stacks, an interrupt gate
        uint64_t handler = (uint64_t)exceptions[i];
        gates[i][0] = (handler & 0xFFFF) | 0x8E01ul << 32 | 0x10 << 16 | handler >> 16 << 48;
        gates[i][1] = handler >> 32;
    }
    struct __attribute__((packed)) { uint16_t limit; void *base; } table = {sizeof gates - 1, gates};
    __asm__ volatile("lidt %0" : : "m"(table));
    task_state[9] = (uint64_t)(exception_stack + 1024);
    write_msr(0xC0000081, 0x10ul << 32);  // STAR: the code segment of system calls
    write_msr(0xC0000082, (uint64_t)system_call_entry);  // LSTAR
    write_msr(0xC0000084, 0x400);  // FMASK: the direction flag is cleared
}

static uint64_t parse(const char **text) {
    uint64_t value = 0;
    for (; **text >= '0'; ++*text) value = value * 10 + (**text - '0');
    ++*text;
    return value;
}

/// Reads the disk, and makes the program and its stack.
struct start load(void) {
    set_up_cpu();
    char *file = (char *)FILE;
    read_sectors(0, 1, file);
    const char *numbers = file;
    uint64_t string_bytes = parse(&numbers), argc = parse(&numbers), program_bytes = parse(&numbers);
    uint64_t string_sectors = (string_bytes + 511) / 512, program_sectors = (program_bytes + 511) / 512;
    if (FILE + program_sectors * 512 > STACK - LARGE_PAGE) fail("a program of too many bytes: ", program_bytes);
    char *strings = (char *)STACK_END - string_sectors * 512;
    read_sectors(1, string_sectors, strings);
    read_sectors(1 + string_sectors, program_sectors, file);

    const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
    const Elf64_Phdr *segments = (const Elf64_Phdr *)(file + header->e_phoff);
    uint64_t base = header->e_type == ET_DYN ? PROGRAM : 0;
    for (int i = 0; i < header->e_phnum; i++) {
        uint64_t to = base + segments[i].p_vaddr, end = to + segments[i].p_memsz;
        if (segments[i].p_type == PT_INTERP) fail("not a static program: segment ", i);
        if (segments[i].p_type != PT_LOAD) continue;
        if (to < PROGRAM || end > PROGRAM_END) fail("out of bounds: segment ", i);
        memcpy((void *)to, file + segments[i].p_offset, segments[i].p_filesz);
        memset((void *)(to + segments[i].p_filesz), 0, segments[i].p_memsz - segments[i].p_filesz);
        if (end > break_start) break_start = break_end = (end + PAGE - 1) & -PAGE;
    }

    // Random bytes follow from the strings: the same ones for the same call.
    uint64_t count = 0;
    for (uint64_t i = 0; i < string_bytes; i++) {
        random_state = (random_state ^ (uint8_t)strings[i]) * 0x100000001B3;
        count += !strings[i];
    }
    const uint64_t vectors[][2] = {
        {AT_PHDR, (uint64_t)segments}, {AT_PHENT, sizeof *segments}, {AT_PHNUM, header->e_phnum}, {AT_PAGESZ, PAGE},
        {AT_ENTRY, base + header->e_entry}, {AT_SECURE, 0}, {AT_RANDOM, (uint64_t)&random_state}, {AT_NULL, 0},
    };
    // argc, arguments, 0, environment, 0, vectors
    uint64_t *stack = (uint64_t *)((uint64_t)(strings - sizeof vectors - (count + 3) * 8) & -16), *next = stack;
    *next++ = argc;
    for (uint64_t i = 0; i < count; i++) {
        *next++ = (uint64_t)strings;
        while (*strings++) {}
        if (i + 1 == argc) *next++ = 0;
    }
    *next++ = 0;
    memcpy(next, vectors, sizeof vectors);
    return (struct start){stack, base + header->e_entry};
}

static int64_t fill_random(uint8_t *to, uint64_t count) {  // xorshift, a byte of each number
    for (uint64_t i = 0; i < count; i++) {
        random_state ^= random_state << 13, random_state ^= random_state >> 7, random_state ^= random_state << 17;
        to[i] = random_state >> 32;
    }
    return count;
}

/// The random devices, which the getrandom crate reads in static programs; there are no other files.
static int64_t open(const char *path) {
    while (*path && (path[0] != 'r' || path[1] != 'a' || path[2] != 'n')) path++;
    return *path ? RANDOM_FILE : -ENOENT;
}

/// Zeroed pages: the first that are free, unless the address is fixed.
static int64_t map(uint64_t address, uint64_t bytes, int fixed) {
    uint64_t pages = (bytes + PAGE - 1) / PAGE, found = 0;
    if (!fixed) {
        address = 0;
        for (uint64_t i = 0; i < sizeof mapped && !address; i++) {
            found = mapped[i] ? 0 : found + 1;
            if (found == pages) address = MAPPINGS + (i + 1 - pages) * PAGE;
        }
    }
    if (address < MAPPINGS || address + pages * PAGE > MAPPINGS_END) return -ENOMEM;
    memset(mapped + (address - MAPPINGS) / PAGE, 1, pages);
    memset((void *)address, 0, pages * PAGE);
    return address;
}

int64_t system_call(uint64_t number, const uint64_t *arguments) {
    uint64_t a = arguments[0], b = arguments[1], c = arguments[2], d = arguments[3], one[2] = {b, c}, total = 0;
    uint64_t *p = (uint64_t *)a, *q = (uint64_t *)b, *r = (uint64_t *)c, *s = (uint64_t *)d;
    switch (number) {
    case __NR_write: q = one, c = 1; __attribute__((fallthrough));
    case __NR_writev:
        if (a != 1 && a != 2) return -EBADF;
        for (; c; c--, q += 2) print(PRINTER, (const char *)q[0], q[1]), total += q[1];
        return total;
    case __NR_exit: case __NR_exit_group: stop(a & 0xFF);
    case __NR_tgkill: stop(SIGNALLED + c);
    case __NR_brk:
        if (a < break_start || a > PROGRAM_END) return break_end;
        if (a > break_end) memset((void *)break_end, 0, a - break_end);
        return break_end = a;
    case __NR_mmap: return d & 0x20 ? map(a, b, d & 0x10) : -ENODEV;  // anonymous, fixed
    case __NR_munmap:
        if (a >= MAPPINGS && a + b <= MAPPINGS_END) memset(mapped + (a - MAPPINGS) / PAGE, 0, (b + PAGE - 1) / PAGE);
        return 0;
    case __NR_mremap: return -ENOMEM;  // glibc copies then
    case __NR_arch_prctl: return a == ARCH_SET_FS ? write_msr(0xC0000100, b), 0 : -EINVAL;
    case __NR_getrandom: return fill_random((uint8_t *)a, b);
    case __NR_read: return a == RANDOM_FILE ? fill_random((uint8_t *)b, c) : 0;
    case __NR_openat: return open((const char *)b);
    case __NR_poll:  // all is ready
        for (uint64_t i = 0; i < b; i++) p[i] = (p[i] & 0x0000FFFFFFFFFFFF) | p[i] >> 32 << 48;
        return b;
    case __NR_clock_gettime:
        total = __builtin_ia32_rdtsc() * NS_PER_TICK, q[0] = total / 1000000000, q[1] = total % 1000000000;
        return 0;
    case __NR_clone: return -EAGAIN;  // Rust's test harness takes its own thread then
    case __NR_futex: if ((b & 0x7F) % 9 == 0) fail("a wait for other threads, futex operation ", b); return 0;
    case __NR_rt_sigaction: if (c) memset(r, 0, 32); return 0;
    case __NR_rt_sigprocmask: if (c) *r = 0; return 0;
    case __NR_sigaltstack: if (b) q[0] = q[2] = 0, q[1] = 2; return 0;  // disabled
    case __NR_prlimit64: if (d) s[0] = s[1] = b == 3 ? STACK_END - STACK : UINT64_MAX; return 0;  // 3: of the stack
    case __NR_sched_getaffinity: *r = 1; return 8;
    case __NR_getcwd: *(uint16_t *)p = '/'; return 2;
    case __NR_getpid: case __NR_gettid: case __NR_set_tid_address: return 1;
    case __NR_close: case __NR_mprotect: case __NR_madvise: case __NR_sched_yield: case __NR_set_robust_list: return 0;
    case __NR_readlink: case __NR_access: case __NR_newfstatat: case __NR_statx: return -ENOENT;
    case __NR_ioctl: case __NR_fstat: case __NR_lseek: return -ENOTTY;
    case __NR_rseq: case __NR_clone3: return -ENOSYS;
    }
    note("no system call ", number, 10);
    return -ENOSYS;
}
