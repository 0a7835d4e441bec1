import path from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import type { Deps } from '../src/platform/deps';
import type { ImagePurpose } from '../src/modules/foundation/images/images.repository';
import { demoDealer } from './dealers';
import { type ImageFile, imageFolder, storeImages } from './images';
import cars from './images/cars.json' with { type: 'json' };

const views = ['side', 'front', 'rear', 'wheel'] as const;
type View = (typeof views)[number];

/** A photo of the car in a file of `images/cars`. */
export interface CarPhoto {
  car: string;
  view: View;
  /** True when the car faces right. */
  isMirrored: boolean;
}

/** Equal photos have equal keys. */
const photoKey = ({ car, view, isMirrored }: CarPhoto) =>
  `${car}-${view}-${isMirrored ? 'right' : 'left'}`;

type Table = Readonly<Record<string, string>>;
const bodyOfModel: Table = cars.bodyOfModel;
const bodyOfType: Table = cars.bodyOfType;
const paintOfColor: Table = cars.paintOfColor;
const smoothMakers = new Set(cars.smoothMakers);

/** @param type code of `body_type` in the options; unknown ones are shown as a sedan */
export function bodyOf(brand: string, model: string, type: string): string {
  const exact = bodyOfModel[`${brand} ${model}`.toLowerCase()];
  if (exact !== undefined) return exact;
  if (type === 'suv' && smoothMakers.has(brand.toLowerCase())) return 'song';
  return bodyOfType[type] ?? 'cobalt';
}

/** The most frequent paints have a second file of each body. */
const twice: ReadonlySet<string> = new Set(['white', 'black']);

/** @param color code of `color` in the options @param turn cars with other turns look different */
export function carOf(body: string, color: string, turn = 0): string {
  const paint = paintOfColor[color] ?? 'white';
  return `${body}-${paint}${twice.has(paint) && turn % 2 === 1 ? '2' : ''}`;
}

/** A third of the covers is not from the side. */
const covers: readonly Omit<CarPhoto, 'car'>[] = [
  { view: 'side', isMirrored: false },
  { view: 'front', isMirrored: false },
  { view: 'side', isMirrored: true },
  { view: 'side', isMirrored: false },
  { view: 'rear', isMirrored: true },
  { view: 'side', isMirrored: true },
];

/** The cover first; all photos differ. @param count 1 to 8 @param turn chooses the cover */
export function photosOf(car: string, count: number, turn = 0): CarPhoto[] {
  const cover = covers[turn % covers.length];
  const photos = [false, true].flatMap((isMirrored) =>
    views.map((view): CarPhoto => ({ car, view, isMirrored })),
  );
  const isCover = ({ view, isMirrored }: CarPhoto) =>
    view === cover?.view && isMirrored === cover.isMirrored;
  return photos.toSorted((a, b) => Number(isCover(b)) - Number(isCover(a))).slice(0, count);
}

type Edges = Record<Exclude<View, 'side'>, number>;
const bodies: Readonly<Record<string, Edges>> = cars.bodies;

/** Parts of a file, 2000 × 1250 pixels of a car that faces left. */
const parts: Record<View, (edges: Edges) => Region> = {
  side: () => ({ left: 0, top: 0, width: 2000, height: 1250 }),
  front: ({ front }) => ({ left: front, top: 383, width: 1032, height: 645 }),
  rear: ({ rear }) => ({ left: rear, top: 383, width: 1032, height: 645 }),
  wheel: ({ wheel }) => ({ left: wheel, top: 606, width: 800, height: 500 }),
};

/** WebP, up to 1200 × 750, and 640 × 400 for lists. Least effort: a fifth more bytes in half the time. */
async function cut(pixels: Sharp, { car, view, isMirrored }: CarPhoto): Promise<ImageFile> {
  const edges = bodies[car.split('-', 1)[0] ?? ''];
  if (edges === undefined) throw new Error(`There is no file of ${car}.`);
  const region = parts[view](edges);
  const part = pixels.clone().extract(region).flop(isMirrored);
  const encode = (width: number) =>
    part
      .clone()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 76, effort: 0 })
      .toBuffer();
  const [full, thumbnail] = await Promise.all([encode(1200), encode(640)]);
  const width = Math.min(1200, region.width);
  return { full, thumbnail, width, height: width / 1.6 };
}

/** Distinct photos are made once, those of one file at a time. @returns the images in the same order */
export async function takePhotos(photos: readonly CarPhoto[]): Promise<ImageFile[]> {
  const distinct = new Map(photos.map((photo) => [photoKey(photo), photo]));
  const taken = new Map<string, ImageFile>();
  for (const [car, own] of Map.groupBy(distinct.values(), (photo) => photo.car)) {
    const file = sharp(path.join(imageFolder, 'cars', `${car}.webp`));
    const { data, info } = await file.raw().toBuffer({ resolveWithObject: true });
    const pixels = sharp(data, { raw: info });
    const add = async (photo: CarPhoto) => taken.set(photoKey(photo), await cut(pixels, photo));
    await Promise.all(own.map(add));
  }
  return photos.flatMap((photo) => taken.get(photoKey(photo)) ?? []);
}

/** @returns ids of the images, in the same order */
export async function storeCarPhotos(
  deps: Deps,
  purpose: ImagePurpose,
  photos: readonly CarPhoto[],
) {
  const files = await takePhotos(photos);
  return storeImages(
    deps,
    files.map((file, index) => ({
      owner: demoDealer.id,
      purpose,
      name: `photo-${index + 1}`,
      file,
    })),
  );
}
