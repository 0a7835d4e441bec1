import { expect, it } from 'vitest';
import { isCmyk, isHeic } from './image-bytes';

const heic = (brand: string) => new Blob([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}`]);

const start = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 8, 0xff, 0xc4, 0, 3, 0);
const frame = Uint8Array.of(0xff, 0xc2, 0, 20, 8, 16, 0, 16, 0);

const jpeg = (components: number) =>
  new Blob([start, frame, Uint8Array.of(components, 1, 0x22, 0, 2, 0x11, 1)]);

it('detects a HEIC by its bytes', async () => {
  expect(await Promise.all([heic('heic'), heic('mif1')].map(isHeic))).toEqual([true, true]);
  expect(await Promise.all([heic('avif'), jpeg(3), new Blob([])].map(isHeic))).toEqual([
    false,
    false,
    false,
  ]);
});

it('detects a CMYK JPEG by its frame', async () => {
  expect(await isCmyk(jpeg(4))).toBe(true);
  expect(await Promise.all([jpeg(3), jpeg(1), heic('heic'), new Blob([])].map(isCmyk))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
