import { type Random, createRandom } from '../../demo/random';
import { testImage } from '../../testing/test-images';

/** A good image of each kind, spoilt by chance: bytes changed, ends cut off, pieces repeated. The same seed renders and spoils the same way. */
export async function damagedFiles(count: number, seed: number): Promise<Buffer[]> {
  const random = createRandom(seed);
  const image = () =>
    testImage(400, 300, (length) => Array.from({ length }, () => random.int(0, 255)));
  const good = await Promise.all([
    image().jpeg().toBuffer(),
    image().jpeg({ progressive: true }).toBuffer(),
    image().png().toBuffer(),
    image().webp().toBuffer(),
  ]);
  return good.flatMap((file) =>
    Array.from({ length: count / good.length }, () => spoil(file, random)),
  );
}

function spoil(file: Buffer, random: Random): Buffer {
  const place = () => random.int(0, file.length - 1);
  const at = place();
  switch (random.int(0, 3)) {
    case 0:
      return file.subarray(0, at);
    case 1:
      return Buffer.concat([file.subarray(0, at), file.subarray(place())]);
    default: {
      const copy = Buffer.from(file);
      const changes = random.int(1, 20);
      for (let change = 0; change < changes; change += 1) copy[place()] = random.int(0, 255);
      return copy;
    }
  }
}
