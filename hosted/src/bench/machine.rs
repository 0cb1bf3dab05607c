//! What Linux says of the machine. Elsewhere nothing is known.

use std::fs;
use std::path::Path;

/// Bytes of the largest cache of the first core; `None` where that is unknown.
pub fn last_level_cache_bytes() -> Option<u64> {
    last_level_cache_in(Path::new("/sys/devices/system/cpu/cpu0/cache"))
}

/// Bytes that can be allocated without swapping; `None` where that is unknown.
pub fn available_memory_bytes() -> Option<u64> {
    available_in(&fs::read_to_string("/proc/meminfo").ok()?)
}

/// The last level is the largest, and the instruction cache is never it.
fn last_level_cache_in(folder: &Path) -> Option<u64> {
    let caches = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    caches.filter_map(|cache| size(fs::read_to_string(cache.path().join("size")).ok()?.trim())).max()
}

/// `32768K` in bytes.
fn size(text: &str) -> Option<u64> {
    let (digits, unit) = match text.char_indices().last()? {
        (at, 'K') => (&text[..at], 1 << 10),
        (at, 'M') => (&text[..at], 1 << 20),
        (at, 'G') => (&text[..at], 1 << 30),
        _ => (text, 1),
    };
    digits.parse::<u64>().ok()?.checked_mul(unit).filter(|bytes| *bytes > 0)
}

/// `MemAvailable:   22020096 kB` among other lines.
fn available_in(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1 << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_cache_is_the_last_level_and_what_is_unknown_stays_unknown() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(last_level_cache_in(folder.path()), None);
        assert_eq!(last_level_cache_in(&folder.path().join("absent")), None);
        for (name, text) in
            [("index0", "32K\n"), ("index3", "1M\n"), ("index2", "512K\n"), ("index4", "odd\n")]
        {
            fs::create_dir(folder.path().join(name)).expect("a folder");
            fs::write(folder.path().join(name).join("size"), text).expect("written");
        }
        fs::write(folder.path().join("uevent"), "").expect("written");
        assert_eq!(last_level_cache_in(folder.path()), Some(1 << 20));
    }

    #[test]
    fn available_memory_is_read_in_bytes() {
        let meminfo = "MemTotal:       24576 kB\nMemFree:        1 kB\nMemAvailable:   2048 kB\n";
        assert_eq!(available_in(meminfo), Some(2 << 20));
        assert_eq!(available_in("MemTotal: 24576 kB\n"), None);
        assert_eq!(size("0K"), None);
        assert_eq!(size(""), None);
    }
}
