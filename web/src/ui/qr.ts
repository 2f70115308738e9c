/**
 * A QR code of a short text: bytes, versions 1 to 6, error correction M, as in ISO/IEC 18004. This allows 106 bytes,
 * more than any link of this client. It omits features of larger codes: version information, kanji and blocks of
 * different lengths.
 */

/** For each version: data bytes, number of blocks, and correction bytes of each block. */
const VERSIONS = [
  { data: 16, blocks: 1, check: 10 },
  { data: 28, blocks: 1, check: 16 },
  { data: 44, blocks: 1, check: 26 },
  { data: 64, blocks: 2, check: 18 },
  { data: 86, blocks: 2, check: 24 },
  { data: 108, blocks: 4, check: 16 },
] as const;
const HEADER_BYTES = 2;

/** The eight masks; the one with the lowest penalty is chosen. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Multiplies in GF(256). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

/** The Reed-Solomon bytes of a block. */
export function correction(block: readonly number[], count: number): number[] {
  let generator = [1];
  let root = 1;
  for (let i = 0; i < count; i++, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, at) => value ^ times(generator[at - 1] ?? 0, root));
  }
  let rest = new Array<number>(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(generator[at + 1]!, factor));
  }
  return rest;
}

/** All bytes of the code in layout order: data and correction, interleaved by block. */
function codewords(bytes: Uint8Array, version: (typeof VERSIONS)[number]): number[] {
  const half: number[] = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) half.push(byte >> 4, byte & 15);
  half.push(0);
  const data: number[] = [];
  for (let i = 0; i < half.length; i += 2) data.push((half[i]! << 4) | half[i + 1]!);
  for (let pad = 0xec; data.length < version.data; pad ^= 0xec ^ 0x11) data.push(pad);
  const length = version.data / version.blocks;
  const blocks = Array.from({ length: version.blocks }, (_, i) => data.slice(i * length, (i + 1) * length));
  const checks = blocks.map((block) => correction(block, version.check));
  const turns = (lists: number[][]): number[] => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!));
  return [...turns(blocks), ...turns(checks)];
}

type Grid = (boolean | null)[][];

/** Finder, timing and alignment patterns, and the places of the format bits; null cells take data. */
function frame(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const rings = (row: number, column: number, radius: number, isDark: (ring: number) => boolean): void => {
    for (let r = -radius; r <= radius; r++)
      for (let c = -radius; c <= radius; c++) {
        const line = grid[row + r];
        if (line && column + c >= 0 && column + c < size) line[column + c] = isDark(Math.max(Math.abs(r), Math.abs(c)));
      }
  };
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  for (let i = 0; i < 9; i++) grid[8]![i] = grid[i]![8] = i === 6;
  for (let i = size - 8; i < size; i++) grid[8]![i] = grid[i]![8] = i === size - 8;
  const finder = (ring: number): boolean => ring !== 2 && ring !== 4;
  rings(3, 3, 4, finder);
  rings(3, size - 4, 4, finder);
  rings(size - 4, 3, 4, finder);
  if (size > 21) rings(size - 7, size - 7, 2, (ring) => ring !== 1);
  // The finders' white borders end beside the format bits; the module that is always dark stands at their corner.
  grid[size - 8]![8] = true;
  grid[8]![size - 8] = false;
  return grid;
}

/** The data cells: pairs of columns from the right, alternately up and down, without the timing column. */
export function snake(grid: Grid): [number, number][] {
  const size = grid.length;
  const places: [number, number][] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
    for (let i = 0; i < size; i++)
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - i : i;
        if (grid[row]![column] === null) places.push([row, column]);
      }
  return places;
}

/** Writes the fifteen format bits for level and mask, twice. */
function writeFormat(grid: boolean[][], mask: number): void {
  const size = grid.length;
  let rest = mask << 10; // Level M is 00.
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = isDark;
    grid[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = isDark;
  }
}

/** The penalty score of the standard: long runs, blocks, false finders, imbalance of colours. */
function unrest(grid: readonly boolean[][]): number {
  const columns = grid.map((_, c) => grid.map((row) => row[c]!));
  let cost = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    cost += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let r = 1; r < grid.length; r++)
    for (let c = 1; c < grid.length; c++) {
      const corner = grid[r]![c];
      if (corner === grid[r - 1]![c] && corner === grid[r]![c - 1] && corner === grid[r - 1]![c - 1]) cost += 3;
    }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return cost + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The modules of the code by row, dark ones true; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const number = VERSIONS.findIndex(({ data }) => bytes.length + HEADER_BYTES <= data);
  const version = VERSIONS[number];
  if (!version) return null;
  const empty = frame(21 + 4 * number);
  const places = snake(empty);
  const words = codewords(bytes, version);
  const codes = MASKS.map((mask, index) => {
    const grid = empty.map((row) => row.map((isDark) => isDark === true));
    places.forEach(([row, column], i) => {
      grid[row]![column] = ((((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1) !== mask(row, column);
    });
    writeFormat(grid, index);
    return grid;
  });
  return codes.reduce((best, code) => (unrest(code) < unrest(best) ? code : best));
}

/** The dark modules as one SVG path, one unit per module. */
export function qrPath(code: readonly boolean[][]): string {
  return code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : ''))).join('');
}
