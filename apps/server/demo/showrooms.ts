import { norm } from '../src/platform/values/text-norm';
import type { Owner } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import type { DemoShowroom } from './dealers';
import { insertRows, takeIds } from './insert-rows';
import { readImage, storeImages } from './images';

export interface ShowroomImages {
  logo: string;
  facade_photo: string;
}

export async function storeShowroomImages(
  deps: Deps,
  owner: Owner,
  { logo, facade = logo }: DemoShowroom,
): Promise<ShowroomImages> {
  const [logoId = '', facadeId = ''] = await storeImages(deps, [
    { owner, purpose: 'avtosalon', name: 'logo', file: await readImage(logo) },
    { owner, purpose: 'avtosalon', name: 'facade', file: await readImage(facade) },
  ]);
  return { logo: logoId, facade_photo: facadeId };
}

/** @returns the ids of the showrooms, in the same order */
export async function storeShowrooms(
  { db }: Pick<Deps, 'db'>,
  showrooms: readonly { owner: Owner; showroom: DemoShowroom; images: ShowroomImages }[],
  openedAt: Date,
): Promise<number[]> {
  const ids = await takeIds(db, 'avtosalons', showrooms.length);
  const rows = showrooms.flatMap(
    (
      {
        owner,
        showroom: { logo: _l, facade: _f, additional_phones = [], weekday_hours = [], ...fields },
        images,
      },
      index,
    ) =>
      ids.slice(index, index + 1).map((id) => ({
        id,
        business_user_id: owner,
        version: 1,
        ...fields,
        additional_phones,
        weekday_hours,
        ...images,
        status: 'active' as const,
        search: norm(`${fields.name} ${fields.address}`),
        created_at: openedAt,
        updated_at: openedAt,
        deleted_at: null,
      })),
  );
  await insertRows(db, 'avtosalons', rows);
  return ids;
}
