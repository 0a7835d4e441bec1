import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../src/platform/deps';
import { fullName, thumbnailName } from '../src/platform/media/image';
import type { AutoStatus } from '../src/modules/stock/autos/auto-types';
import type { Owner } from '../src/platform/values/owner';
import { dealerships, demoDealer } from './dealers';
import { bodyOfModel } from './images/body-of-model';
import { type CarPhoto, renderCarPhotos, photoKey, photoSet } from './images/car-photos';
import type { CarImage } from './images/car-svg';
import { paintOfColor } from './images/colours';
import { insertRows } from './insert-rows';

/** Covers rendered per batch, so that other timers and requests run in between. */
const coversAtOnce = 12;

interface Untouched {
  id: number;
  owner: Owner;
  photo_count: number;
  brand: string;
  model: string;
  body: string | null;
  color: string | null;
  price: number | null;
  status: AutoStatus;
}

interface Wanted {
  car: Untouched;
  images: CarImage[];
}

const sparse = 3;

/** Deterministic, so that an interrupted start can continue. */
function imagesOf(
  { id, brand, model, body, color, price }: Untouched,
  isSparse: boolean,
): CarImage[] {
  const paint = paintOfColor[color ?? 'white'] ?? 'white';
  const isUnfinished = price === null;
  // A dealer who has not set the price yet has one photo or none.
  const count = isUnfinished ? id % 2 : isSparse ? sparse : 4 + (id % 5);
  return count === 0 ? [] : photoSet(bodyOfModel(brand, model, body ?? 'sedan'), paint, count);
}

/** Cars with version 1 that are older than the account. */
function findUntouched({ db }: Deps): Promise<Untouched[]> {
  return db.current
    .selectFrom('autos as a')
    .innerJoin('business_users as u', 'u.id', 'a.business_user_id')
    .innerJoin('brands as b', 'b.id', 'a.brand_id')
    .innerJoin('car_models as m', 'm.id', 'a.car_model_id')
    .leftJoin('options as body', 'body.id', 'a.body_type_id')
    .leftJoin('options as color', 'color.id', 'a.color_id')
    .select(['a.id', 'a.photo_count', 'a.price', 'a.status', 'b.name as brand', 'm.name as model'])
    .select(['body.key as body', 'color.key as color', 'a.business_user_id as owner'])
    .where(
      'a.business_user_id',
      'in',
      Object.values(dealerships).map(({ id }) => id),
    )
    .whereRef('a.created_at', '<', 'u.created_at')
    .where('a.version', '=', 1)
    .where('a.status', '<>', 'deleted')
    .orderBy('a.created_at', 'desc')
    .execute();
}

const keyOf = ({ images: [first] }: Wanted) => (first === undefined ? '' : photoKey(first));

/** Covers first, those of the newest listings first; then the details of one body and paint after the other. */
function nextBatch(cars: readonly Untouched[]): Wanted[] {
  const oldest = cars.findLast(
    ({ owner, status, price }) => owner === demoDealer.id && status === 'active' && price !== null,
  );
  const all = cars.map((car) => ({ car, images: imagesOf(car, car === oldest) }));
  const covers = all
    .filter(({ car }) => car.photo_count === 0)
    .map(({ car, images }) => ({ car, images: images.slice(0, 1) }))
    .filter(({ images }) => images.length > 0);
  const details = all
    .map(({ car, images }) => ({ car, images: images.slice(car.photo_count) }))
    .filter(({ images }) => images.length > 0);
  const [wanted, most] = covers.length > 0 ? [covers, coversAtOnce] : [details, 1];
  const next = new Set([...new Set(wanted.map(keyOf))].slice(0, most));
  return wanted.filter((one) => next.has(keyOf(one)));
}

interface NewPhoto {
  id: string;
  car: Untouched;
  place: number;
  photo: CarPhoto;
}

/** Stores the files with their rows first and outside the transaction, so that the sweep finds files of an interrupted start. */
async function storeFiles({ db, clock, media }: Deps, photos: readonly NewPhoto[]): Promise<void> {
  await db.detached(() =>
    insertRows(
      db,
      'images',
      photos.map(({ id, car, place, photo }) => ({
        id,
        business_user_id: car.owner,
        purpose: 'auto' as const,
        name: `photo-${place + 1}.webp`,
        width: photo.width,
        height: photo.height,
        bytes: photo.photo.length + photo.thumbnail.length,
        sha256: createHash('sha256').update(photo.photo).digest('hex'),
        phash: null,
        created_at: clock.now(),
        stored_at: null,
      })),
    ),
  );
  await Promise.all(
    photos.flatMap(({ id, photo }) => [
      media.put(fullName(id), photo.photo),
      media.put(thumbnailName(id), photo.thumbnail),
    ]),
  );
}

/** The sweep deletes images of listings that have changed meanwhile. */
async function show({ db, clock }: Deps, photos: readonly NewPhoto[]): Promise<void> {
  const byCar = Map.groupBy(photos, ({ car }) => car.id);
  const still = await db.current
    .selectFrom('autos')
    .select(['id', 'photo_count'])
    .where('id', 'in', [...byCar.keys()])
    .where('version', '=', 1)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .execute();
  for (const { id, photo_count } of still) {
    const own = byCar.get(id) ?? [];
    const [first] = own;
    if (first === undefined || photo_count !== first.place) continue;
    await db.current
      .updateTable('images')
      .set({ stored_at: clock.now() })
      .where(
        'id',
        'in',
        own.map((photo) => photo.id),
      )
      .execute();
    await db.current
      .insertInto('auto_photos')
      .values(own.map((photo) => ({ image_id: photo.id, auto_id: id, place: photo.place })))
      .execute();
    await db.current
      .updateTable('autos')
      .set({
        photo_count: photo_count + own.length,
        ...(photo_count === 0 ? { cover_id: first.id } : {}),
      })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * The listings show what is missing, so it continues after a killed server. Listings that their dealer has changed are skipped.
 * @param render renders the photos
 * @returns true when more are missing
 */
export async function addPhotos(deps: Deps, render = renderCarPhotos): Promise<boolean> {
  const wanted = nextBatch(await findUntouched(deps));
  if (wanted.length === 0) return false;
  const rendered = await render(wanted.flatMap(({ images }) => images));
  const photos = wanted.flatMap(({ car, images }) =>
    images.flatMap((image, index): NewPhoto[] => {
      const photo = rendered.get(photoKey(image));
      const id = randomBytes(12).toString('base64url');
      return photo === undefined ? [] : [{ id, car, place: car.photo_count + index, photo }];
    }),
  );
  await storeFiles(deps, photos);
  await show(deps, photos);
  return true;
}
