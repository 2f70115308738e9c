import { describe, expect, it } from 'vitest';
import { correction, MASKS, qrCode, qrPath } from './qr';

/** The fifteen format bits for level M and masks 0 to 7, from the table of the standard. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
/** Total bytes, blocks and correction bytes by version, from the table of the standard. */
const SHAPES = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
] as const;

const LOG = new Array<number>(256).fill(0);
const POWER = new Array<number>(510).fill(0);
for (let i = 0, value = 1; i < 255; i++) {
  POWER[i] = POWER[i + 255] = value;
  LOG[value] = i;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

/** Whether a block with its correction is a Reed-Solomon codeword: all syndromes are 0. */
function isWhole(block: number[], check: number): boolean {
  return Array.from({ length: check }, (_, i) =>
    block.reduce((sum, byte) => (sum === 0 ? 0 : POWER[LOG[sum]! + i]!) ^ byte, 0),
  ).every((syndrome) => syndrome === 0);
}

/** An independent decoder, written from the standard and not from the encoder. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number): string => (code[row]![column] ? '1' : '0');
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column)).join('');
  const format = first + [7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)).join('');
  const second = Array.from({ length: 7 }, (_, i) => at(size - 1 - i, 8)).join('');
  expect(second + Array.from({ length: 8 }, (_, i) => at(8, size - 8 + i)).join('')).toBe(format);
  const mask = MASKS[FORMATS.indexOf(format)];
  if (!mask) throw new Error(`No such format: ${format}`);

  const isFunction = (row: number, column: number): boolean => {
    const corner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
    const aligned = version > 1 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
    return corner || aligned || row === 6 || column === 6;
  };
  const bits: number[] = [];
  const rights = Array.from({ length: size }, (_, i) => size - 1 - i).filter((c) => c > 6 === (c % 2 === 0) && c > 0);
  rights.forEach((right, turn) => {
    for (let i = 0; i < size; i++) {
      const row = turn % 2 === 0 ? size - 1 - i : i;
      for (const column of [right, right - 1])
        if (!isFunction(row, column)) bits.push(Number(code[row]![column] !== mask(row, column)));
    }
  });
  const [total, count, check] = SHAPES[version - 1]!;
  const words = Array.from({ length: total }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
  const data = total - count * check;
  const blocks = Array.from({ length: count }, (_, b) => ({
    data: words.slice(0, data).filter((_, i) => i % count === b),
    check: words.slice(data).filter((_, i) => i % count === b),
  }));
  for (const block of blocks) expect(isWhole([...block.data, ...block.check], check)).toBe(true);
  const stream = blocks.flatMap((block) => block.data.map((byte) => byte.toString(2).padStart(8, '0'))).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const length = parseInt(stream.slice(4, 12), 2);
  const text = Array.from({ length }, (_, i) => parseInt(stream.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(text));
}

describe('QR code', () => {
  it('corrects like the common worked example: HELLO WORLD, 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it.each([0, 1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])('can be read back, %i bytes', (length) => {
    const text = 'https://table13.example/t/6815c7f3d28ee8e7c675d4b7f4567066#'.repeat(2).slice(0, length);
    const code = qrCode(text)!;
    expect(read(code)).toBe(text);
  });

  it('takes the smallest version that holds the text', () => {
    const sizes = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => qrCode('x'.repeat(length))?.length);
    expect(sizes).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41]);
    expect(qrCode('x'.repeat(107))).toBeNull();
  });

  it('has three finders, timing and the dark module', () => {
    const code = qrCode('https://table13.example/t/6815c7f3')!;
    const size = code.length;
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const cut = (top: number, left: number): string[] =>
      code.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map(Number)
          .join(''),
      );
    expect([cut(0, 0), cut(0, size - 7), cut(size - 7, 0)]).toEqual([finder, finder, finder]);
    for (let i = 0; i < 8; i++) {
      expect([code[7]![i], code[i]![7], code[7]![size - 1 - i], code[i]![size - 8]]).not.toContain(true);
      expect([code[size - 8]![i], code[size - 1 - i]![7]]).not.toContain(true);
    }
    for (let i = 8; i < size - 8; i++) expect([code[6]![i], code[i]![6]]).toEqual([i % 2 === 0, i % 2 === 0]);
    expect(code[size - 8]![8]).toBe(true);
  });

  it('encodes UTF-8, too, and draws one square for each dark module', () => {
    const code = qrCode('Grüße vom Tisch')!;
    expect(read(code)).toBe('Grüße vom Tisch');
    expect(qrPath(code).match(/M/g)).toHaveLength(code.flat().filter(Boolean).length);
  });
});
