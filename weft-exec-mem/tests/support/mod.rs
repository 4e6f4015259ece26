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

pub fn own_maps() -> Vec<MapLine> {
    parse_maps(&std::fs::read_to_string("/proc/self/maps").expect("this is Linux"))
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
