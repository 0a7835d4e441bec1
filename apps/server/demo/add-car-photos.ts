import type { Deps } from '../src/platform/deps';
import type { AutoStatus } from '../src/modules/stock/autos/auto-types';
import type { Owner } from '../src/platform/values/owner';
import { type CarPhoto, bodyOf, carOf, photosOf, takePhotos } from './car-photos';
import { dealerships, demoDealer } from './dealers';
import { storeImages } from './images';

/** Cars whose covers are stored per batch, so that other timers and requests run in between. */
const coversAtOnce = 12;
const sparse = 3;

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
  photos: CarPhoto[];
}

/** Deterministic, so that an interrupted start can continue. */
function allOf({ id, brand, model, body, color, price }: Untouched, isSparse: boolean): CarPhoto[] {
  const car = carOf(bodyOf(brand, model, body ?? 'sedan'), color ?? 'white', id);
  // A dealer who has not set the price yet has one photo or none.
  const count = price === null ? id % 2 : isSparse ? sparse : 4 + (id % 5);
  return photosOf(car, count, id);
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

/** Covers first, those of the newest listings first; then the other photos of one file after the other. */
function nextBatch(untouched: readonly Untouched[]): Wanted[] {
  const oldest = untouched.findLast(
    ({ owner, status, price }) => owner === demoDealer.id && status === 'active' && price !== null,
  );
  const all = untouched
    .map((car) => ({ car, photos: allOf(car, car === oldest).slice(car.photo_count) }))
    .filter(({ photos }) => photos.length > 0);
  const covers = all
    .filter(({ car }) => car.photo_count === 0)
    .map(({ car, photos }) => ({ car, photos: photos.slice(0, 1) }));
  const [wanted, most] = covers.length > 0 ? [covers, coversAtOnce] : [all, 1];
  const files = [...new Set(wanted.flatMap(({ photos }) => photos.map(({ car }) => car)))];
  const next = new Set(files.slice(0, most));
  return wanted.filter(({ photos: [first] }) => first !== undefined && next.has(first.car));
}

/** The sweep deletes images of listings that have changed meanwhile. */
async function show({ db }: Deps, images: ReadonlyMap<number, string[]>): Promise<void> {
  const still = await db.current
    .selectFrom('autos')
    .select(['id', 'photo_count', 'cover_id'])
    .where('id', 'in', [...images.keys()])
    .where('version', '=', 1)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .execute();
  for (const { id, photo_count, cover_id } of still) {
    const own = images.get(id) ?? [];
    await db.current
      .insertInto('auto_photos')
      .values(own.map((image_id, index) => ({ image_id, auto_id: id, place: photo_count + index })))
      .execute();
    await db.current
      .updateTable('autos')
      .set({ photo_count: photo_count + own.length, cover_id: cover_id ?? own[0] ?? null })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * The listings show what is missing, so it continues after a killed server. Listings that their dealer has changed are skipped.
 * @param take makes the photos
 * @returns true when more are missing
 */
export async function addPhotos(deps: Deps, take = takePhotos): Promise<boolean> {
  const wanted = nextBatch(await findUntouched(deps));
  if (wanted.length === 0) return false;
  const photos = wanted.flatMap(({ car, photos: own }) => own.map((photo) => ({ car, photo })));
  const taken = await take(photos.map(({ photo }) => photo));
  const files = taken.flatMap((file, index) =>
    photos.slice(index, index + 1).map(({ car }) => ({
      car,
      owner: car.owner,
      purpose: 'auto' as const,
      name: `photo-${index + 1}`,
      file,
    })),
  );
  const ids = await storeImages(deps, files);
  const byCar = Map.groupBy(ids, (_, index) => files[index]?.car.id ?? 0);
  await show(deps, byCar);
  return true;
}
