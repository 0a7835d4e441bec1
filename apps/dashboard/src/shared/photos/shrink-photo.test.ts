import { afterEach, expect, it, vi } from 'vitest';
import { fitInside, shrinkPhoto } from './shrink-photo';

afterEach(() => void vi.unstubAllGlobals());

it('limits the longest side to 2560 and keeps the aspect ratio', () => {
  expect(fitInside(5120, 3840)).toEqual({ width: 2560, height: 1920 });
  expect(fitInside(3000, 6000)).toEqual({ width: 1280, height: 2560 });
});

it('never makes an image larger', () => {
  expect(fitInside(1200, 750)).toEqual({ width: 1200, height: 750 });
});

it('keeps at least one pixel of a strip', () => {
  expect(fitInside(100_000, 2)).toEqual({ width: 2560, height: 1 });
});

// Fault: a canvas changed the colours of CMYK images.
it('leaves only a large CMYK photo unchanged', async () => {
  const render = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 5000, height: 100, close: vi.fn() }));
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({ drawImage: render }),
      toBlob: (done: (blob: Blob) => void) => done(new Blob(['a'])),
    }),
  });
  const photo = (components: number) =>
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 20, 8, 0, 9, 0, 9, components, 1, 2)], 'a');
  const inks = photo(4);
  expect(await shrinkPhoto(inks)).toBe(inks);
  expect(render).not.toHaveBeenCalled();
  await shrinkPhoto(photo(3));
  expect(render).toHaveBeenCalledOnce();
});
