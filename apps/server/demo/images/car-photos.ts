import { availableParallelism } from 'node:os';
import sharp from 'sharp';

import { bodies, type BodyName } from './bodies';
import { carSvg, type CarImage } from './car-svg';
import { scenes, type PaintName, type SceneName } from './colours';
import type { View } from './geometry';

/** WebP, 1200 × 750, and 640 × 400 for lists. */
export type CarPhoto = { photo: Buffer; thumbnail: Buffer; width: number; height: number };

const thumbnailWidth = 640;

/** Usable as a file name. Equal images have equal keys. */
export function photoKey({
  body,
  paint,
  scene = 'limestone',
  view = 'side',
  flip = false,
}: CarImage) {
  return [body, paint, scene, view, flip ? 'right' : 'left'].join('-');
}

/** A drawing as pixels; the other side of a car is its mirror image, which costs a tenth of drawing it. */
type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function renderPixels(image: CarImage): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(carSvg({ ...image, flip: false })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function encode({ data, raw }: Pixels, flip: boolean): Promise<CarPhoto> {
  const pixels = () => sharp(data, { raw }).flop(flip);
  // Lowest effort: the drawings are smooth, so more effort saves a fifth of the size and takes twice the time.
  const [photo, thumbnail] = await Promise.all([
    pixels().webp({ quality: 80, effort: 0 }).toBuffer(),
    pixels().resize(thumbnailWidth).webp({ quality: 76, effort: 0 }).toBuffer(),
  ]);
  return { photo, thumbnail, width: raw.width, height: raw.height };
}

/**
 * Each distinct image once, a few at a time: about 25 ms each on two cores.
 * @returns the photos by `photoKey`
 */
export async function renderCarPhotos(
  images: Iterable<CarImage>,
  { parallel = availableParallelism() }: { parallel?: number } = {},
): Promise<Map<string, CarPhoto>> {
  const distinct = new Map([...images].map((image) => [photoKey(image), image]));
  const groups = Map.groupBy(distinct.values(), (image) => photoKey({ ...image, flip: false }));
  const waiting = groups.values();
  const rendered = new Map<string, CarPhoto>();
  const work = async () => {
    for (const sides of waiting) {
      const [first] = sides;
      if (first === undefined) continue;
      const pixels = await renderPixels(first);
      for (const side of sides)
        rendered.set(photoKey(side), await encode(pixels, side.flip ?? false));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
  return rendered;
}

const order: readonly View[] = ['side', 'front', 'rear', 'wheel'];

/**
 * The cover from the side, details, then the other side, all in one place. Cars of one body and paint share their images.
 * @param count 1 to 8
 */
export function photoSet(body: BodyName, paint: PaintName, count: number): CarImage[] {
  const scene = sceneOf(body, paint);
  const sides = [false, true].flatMap((flip) =>
    order.map((view) => ({ body, paint, scene, view, flip })),
  );
  return sides.slice(0, Math.min(8, Math.max(1, count)));
}

/** Always the same for a body and paint; black and dark cars are at dusk now and then, light ones never. */
function sceneOf(body: BodyName, paint: PaintName): SceneName {
  const names = Object.keys(scenes).filter(isScene);
  const bodyIndex = Object.keys(bodies).indexOf(body);
  const choice = names[(bodyIndex * 2 + paint.length) % names.length] ?? 'limestone';
  return choice === 'dusk' && paint !== 'black' && paint !== 'red' ? 'limestone' : choice;
}

function isScene(name: string): name is SceneName {
  return name in scenes;
}
