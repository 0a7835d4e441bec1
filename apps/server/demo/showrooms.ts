import { createHash, randomBytes } from 'node:crypto';
import { norm } from '../src/platform/values/text-norm';
import type { Access } from '../src/platform/values/access';
import type { Owner } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import { fullName, thumbnailName } from '../src/platform/media/image';
import { processImage } from '../src/platform/media/process-image';
import { createImagesRepository } from '../src/modules/foundation/images/images.repository';
import type { DemoShowroom } from './dealers';
import { insertRows, takeIds } from './insert-rows';
import { renderFacade, renderLogo } from './showroom-images';

interface ShowroomImages {
  logo: string;
  facade_photo: string;
}

/**
 * The row is written first and outside any transaction, so that the sweep finds images of an interrupted start.
 * @returns its id
 */
async function storeImage(deps: Deps, access: Access, name: string, file: Buffer) {
  const { db, clock, media } = deps;
  const images = createImagesRepository(db);
  const image = await processImage(access.owner, file);
  const id = randomBytes(12).toString('base64url');
  await images.insert(access, {
    id,
    purpose: 'avtosalon',
    name,
    width: image.width,
    height: image.height,
    bytes: image.full.length + image.thumbnail.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    phash: image.phash,
    created_at: clock.now(),
    stored_at: null,
  });
  await media.put(fullName(id), image.full);
  await media.put(thumbnailName(id), image.thumbnail);
  await images.update(access, id, { stored_at: clock.now() });
  return id;
}

export async function renderShowroom(deps: Deps, access: Access, { artwork }: DemoShowroom) {
  const [logo, facade_photo] = await Promise.all([
    renderLogo(artwork).then((file) => storeImage(deps, access, 'logo.png', file)),
    renderFacade(artwork).then((file) => storeImage(deps, access, 'facade.png', file)),
  ]);
  return { logo, facade_photo };
}

export async function renderLogoOnly(deps: Deps, access: Access, { artwork }: DemoShowroom) {
  const logo = await storeImage(deps, access, 'logo.png', await renderLogo(artwork));
  return { logo, facade_photo: logo };
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
        showroom: { artwork: _artwork, additional_phones = [], weekday_hours = [], ...fields },
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
