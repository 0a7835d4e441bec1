import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testImage } from '../../testing/test-images';
import { processImage } from './process-image';

const distance = (a: string | null, b: string | null) =>
  [...(a ?? '')].filter((bit, index) => bit !== b?.[index]).length;

describe('processImage', () => {
  it('does not enlarge, and keeps tall thumbnails within bounds', async () => {
    const small = await processImage(1, await testImage(100, 60).png().toBuffer());
    expect(small).toMatchObject({ width: 100, height: 60 });
    const tall = await processImage(1, await testImage(1000, 3000).jpeg().toBuffer());
    expect(tall).toMatchObject({ width: 853, height: 2560 });
    const { width, height } = await sharp(tall.thumbnail).metadata();
    expect({ width, height }).toEqual({ width: 320, height: 960 });
  });

  it('sees the same photo again when it was scaled and encoded once more', async () => {
    const photo = await testImage(1200, 800).jpeg().toBuffer();
    const again = await sharp(photo).resize(500).png().toBuffer();
    const [first, second, other] = await Promise.all([
      processImage(1, photo),
      processImage(1, again),
      processImage(1, await testImage(1200, 800).jpeg().toBuffer()),
    ]);
    expect(distance(first.phash, second.phash)).toBeLessThanOrEqual(3);
    expect(distance(first.phash, other.phash)).toBeGreaterThan(8);
  });

  it('does not distinguish plain surfaces', async () => {
    const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: '#abc' } });
    expect((await processImage(1, await plain.png().toBuffer())).phash).toBeNull();
  });

  it('rejects by its header what would unpack to too much memory', async () => {
    // 30 megapixels of three bytes are 90 MB, read row by row; an interlaced file would be held in memory entirely.
    const large = testImage(6000, 5000);
    const interlaced = await large.clone().jpeg({ progressive: true }).toBuffer();
    await expect(processImage(1, interlaced)).rejects.toMatchObject({
      code: 'image_too_many_pixels',
    });
    expect(await processImage(1, await large.jpeg().toBuffer())).toMatchObject({ width: 2560 });
  });
});
