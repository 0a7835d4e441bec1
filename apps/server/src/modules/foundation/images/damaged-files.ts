import { createRandom } from '../../../testing/seeded-random';
import { testImage } from '../../../testing/test-images';

/** Randomly corrupts a valid image of each kind: changed bytes, cut ends, repeated pieces. The same seed gives the same files. */
export async function damagedFiles(count: number, seed: number): Promise<Buffer[]> {
  const below = createRandom(seed);
  const image = () => testImage(400, 300, (length) => Array.from({ length }, () => below(256)));
  const good = await Promise.all([
    image().jpeg().toBuffer(),
    image().jpeg({ progressive: true }).toBuffer(),
    image().png().toBuffer(),
    image().webp().toBuffer(),
  ]);
  return good.flatMap((file) =>
    Array.from({ length: count / good.length }, () => spoil(file, below)),
  );
}

function spoil(file: Buffer, below: (limit: number) => number): Buffer {
  const place = () => below(file.length);
  const at = place();
  switch (below(4)) {
    case 0:
      return file.subarray(0, at);
    case 1:
      return Buffer.concat([file.subarray(0, at), file.subarray(place())]);
    default: {
      const copy = Buffer.from(file);
      const changes = 1 + below(20);
      for (let change = 0; change < changes; change += 1) copy[place()] = below(256);
      return copy;
    }
  }
}
