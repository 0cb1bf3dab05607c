#!/bin/bash
# Runs a static x86-64 Linux program under Bochs, on a CPU with AVX-512 that this machine need not have.
#
#   run.sh [NAME=VALUE…] PROGRAM [ARGUMENT…]
#
# The program gets the variables that are given, and those of the caller that start with PROPTEST_, RUST_ or KINGLET_.
# Prints what it prints (both streams as one), and exits as it does; 124 after LIMIT seconds (600), 125 when emulation
# fails. CPU: a model of Bochs (corei7_icelake_u).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The emulator does `rep stosb` byte by byte.
variables=(GLIBC_TUNABLES=glibc.cpu.x86_rep_stosb_threshold=0x100000000:glibc.cpu.x86_rep_movsb_threshold=0x100000000)
while IFS= read -r -d '' variable; do
    [[ $variable == @(PROPTEST|RUST|KINGLET)_* ]] && variables+=("$variable")
done < <(env -0)
while [[ ${1-} == [A-Za-z_]*([A-Za-z_0-9])=* ]]; do
    variables+=("$1")
    shift
done
program=${1:?"usage: $0 [NAME=VALUE…] PROGRAM [ARGUMENT…]"}

gcc -std=gnu2x -O2 -Wall -Wextra -ffreestanding -fno-pic -no-pie -fno-stack-protector -fcf-protection=none \
    -fno-asynchronous-unwind-tables -mgeneral-regs-only -mno-red-zone -nostdlib -static \
    -Wl,--build-id=none,-z,noexecstack,--no-warn-rwx-segments \
    -T "$here/loader.ld" -o "$work/loader" "$here/start.S" "$here/loader.c" || exit 125
objcopy -O binary -j .rom "$work/loader" "$work/rom"

# Each part from the start of a sector; the disk is whole in cylinders.
printf '%s\0' "$@" "${variables[@]}" > "$work/strings"
strip -o "$work/program" "$program"
printf '%d %d %d ' "$(stat -c %s "$work/strings")" $# "$(stat -c %s "$work/program")" > "$work/disk"
truncate -s %512 "$work/disk" "$work/strings"
cat "$work/strings" "$work/program" >> "$work/disk"
truncate -s %516096 "$work/disk"

echo c > "$work/commands"   # for the debugger of Debian's Bochs: continue
cat > "$work/bochsrc" <<END
display_library: term
cpu: model=${CPU:-corei7_icelake_u}, count=1, ips=100000000, reset_on_triple_fault=0
memory: guest=512, host=512
romimage: file=$work/rom
vgaromimage: file=/usr/share/bochs/VGABIOS-lgpl-latest
ata0-master: type=disk, mode=flat, path=$work/disk
parport1: enabled=1, file=/dev/fd/3
parport2: enabled=1, file=$work/status
clock: sync=none
speaker: enabled=0
sound: waveoutdrv=dummy
log: $work/log
panic: action=fatal
END
code=0
{
    TERM=linux timeout --foreground -s KILL "${LIMIT:-600}" nice bochs -q -f "$work/bochsrc" -rc "$work/commands" \
        < /dev/null 3>&1 > "$work/screen" 2>&1 || code=$?
    [ -s "$work/status" ] || echo "$code" > "$work/code"
} | cat
if [ -s "$work/status" ]; then exit $(od -An -tu1 "$work/status"); fi
if [ "$(cat "$work/code")" = 137 ]; then echo "emulation: over the limit"; exit 124; fi
tail -n 40 "$work/log" >&2
exit 125
