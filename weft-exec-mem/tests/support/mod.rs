//! What the tests share: a reader of `/proc/self/maps`, and tiny functions for either processor.

/// One line of `/proc/self/maps`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapLine {
    pub start: usize,
    pub end: usize,
    pub readable: bool,
    pub writable: bool,
    pub executable: bool,
    pub name: String,
}

#[cfg(target_os = "linux")]
pub fn parse_maps(text: &str) -> Vec<MapLine> {
    let parse = |line: &str| {
        let mut fields = line.split_whitespace();
        let (start, end) = fields.next()?.split_once('-')?;
        let access = fields.next()?.as_bytes();
        Some(MapLine {
            start: usize::from_str_radix(start, 16).ok()?,
            end: usize::from_str_radix(end, 16).ok()?,
            readable: access[0] == b'r',
            writable: access[1] == b'w',
            executable: access[2] == b'x',
            name: fields.skip(3).collect::<Vec<_>>().join(" "),
        })
    };
    let lines = text.lines();
    let parsed: Option<Vec<_>> = lines.map(parse).collect();
    let parsed = parsed.expect("the kernel writes well-formed lines");
    assert!(!parsed.is_empty(), "a process has mappings");
    parsed
}

/// Everything that is mapped in this process.
#[cfg(target_os = "linux")]
pub fn own_maps() -> Vec<MapLine> {
    parse_maps(&std::fs::read_to_string("/proc/self/maps").expect("this is Linux"))
}

/// Everything that is mapped or reserved in this process; neighbours of one access are one line.
#[cfg(windows)]
pub fn own_maps() -> Vec<MapLine> {
    use windows_sys::Win32::System::Memory::{
        MEM_COMMIT, MEM_FREE, MEMORY_BASIC_INFORMATION, PAGE_EXECUTE, PAGE_EXECUTE_READ,
        PAGE_EXECUTE_READWRITE, PAGE_EXECUTE_WRITECOPY, PAGE_NOACCESS, PAGE_READWRITE,
        PAGE_WRITECOPY, VirtualQuery,
    };
    let mut lines = Vec::new();
    let mut at = 0_usize;
    loop {
        // SAFETY: the structure is plain numbers and a pointer, for which zeros are valid.
        let mut info: MEMORY_BASIC_INFORMATION = unsafe { std::mem::zeroed() };
        let len = size_of::<MEMORY_BASIC_INFORMATION>();
        // SAFETY: `info` has the given length and outlives the call.
        let known = unsafe { VirtualQuery(at as *const _, &raw mut info, len) };
        if known == 0 {
            break;
        }
        let (start, end) = (
            info.BaseAddress as usize,
            info.BaseAddress as usize + info.RegionSize,
        );
        let committed = info.State == MEM_COMMIT;
        let access = info.Protect & 0xff;
        let is = |any: &[u32]| committed && any.contains(&access);
        if info.State != MEM_FREE {
            lines.push(MapLine {
                start,
                end,
                readable: committed && access != PAGE_NOACCESS && access != PAGE_EXECUTE,
                writable: is(&[
                    PAGE_READWRITE,
                    PAGE_WRITECOPY,
                    PAGE_EXECUTE_READWRITE,
                    PAGE_EXECUTE_WRITECOPY,
                ]),
                executable: is(&[
                    PAGE_EXECUTE,
                    PAGE_EXECUTE_READ,
                    PAGE_EXECUTE_READWRITE,
                    PAGE_EXECUTE_WRITECOPY,
                ]),
                name: String::new(),
            });
        }
        at = end;
    }
    assert!(!lines.is_empty(), "a process has mappings");
    lines
}

/// The lines that are writable and executable at once.
#[allow(dead_code, reason = "each test binary uses its part of this module")]
pub fn writable_and_executable(maps: &[MapLine]) -> Vec<&MapLine> {
    let both = maps.iter().filter(|line| line.writable && line.executable);
    both.collect()
}

/// The line that holds an address.
#[allow(dead_code, reason = "each test binary uses its part of this module")]
pub fn line_of(maps: &[MapLine], address: usize) -> Option<&MapLine> {
    maps.iter()
        .find(|line| (line.start..line.end).contains(&address))
}

/// Machine code of a leaf function that returns `value`.
pub fn returning(value: u16) -> Vec<u8> {
    if cfg!(target_arch = "aarch64") {
        let movz_w0 = 0x5280_0000 | u32::from(value) << 5;
        let ret = 0xd65f_03c0_u32;
        [movz_w0.to_le_bytes(), ret.to_le_bytes()].concat()
    } else {
        let [low, high] = value.to_le_bytes();
        vec![0xb8, low, high, 0, 0, 0xc3]
    }
}

/// Runs the code of [`returning`].
pub fn call(handle: &weft_exec_mem::CodeHandle) -> u32 {
    // SAFETY: the handle holds a complete leaf function that follows the C convention, and lives
    // until it has returned.
    let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(handle.as_ptr()) };
    function()
}
