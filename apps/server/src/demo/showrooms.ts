import { createHash, randomBytes } from 'node:crypto';
import { norm } from '../catalogue';
import type { Deps } from '../deps';
import { makePicture } from '../media/picture';
import { fullName, thumbnailName } from '../modules/images/images.mapper';
import { createImagesRepository } from '../modules/images/images.repository';
import type { DemoShowroom } from './dealers';
import { insertRows, takeIds } from './insert-rows';
import { drawFacade, drawLogo } from './showroom-pictures';

interface ShowroomPictures {
  logo: string;
  facade_photo: string;
}

/**
 * Stores a picture outside of any transaction, its row first: what a start that was cut off leaves behind is found and swept.
 * @returns its id
 */
async function storePicture(deps: Deps, owner: number, name: string, file: Buffer) {
  const { db, clock, media } = deps;
  const images = createImagesRepository(db);
  const picture = await makePicture(file);
  const id = randomBytes(12).toString('base64url');
  await images.add({
    id,
    business_user_id: owner,
    purpose: 'avtosalon',
    name,
    width: picture.width,
    height: picture.height,
    bytes: picture.full.length + picture.thumbnail.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    phash: picture.phash,
    created_at: clock.now(),
    stored_at: null,
  });
  await media.put(fullName(id), picture.full);
  await media.put(thumbnailName(id), picture.thumbnail);
  await images.markStored(id, clock.now());
  return id;
}

/** Draws and stores a showroom's logo and front. */
export async function drawShowroom(deps: Deps, owner: number, { look }: DemoShowroom) {
  const [logo, facade_photo] = await Promise.all([
    drawLogo(look).then((file) => storePicture(deps, owner, 'logo.png', file)),
    drawFacade(look).then((file) => storePicture(deps, owner, 'facade.png', file)),
  ]);
  return { logo, facade_photo };
}

/** Draws a logo that stands for the front as well: of showrooms that nobody looks at closely. */
export async function drawLogoOnly(deps: Deps, owner: number, { look }: DemoShowroom) {
  const logo = await storePicture(deps, owner, 'logo.png', await drawLogo(look));
  return { logo, facade_photo: logo };
}

/** @returns the ids of the showrooms, in the same order */
export async function storeShowrooms(
  { db }: Pick<Deps, 'db'>,
  showrooms: readonly { owner: number; showroom: DemoShowroom; pictures: ShowroomPictures }[],
  openedAt: Date,
): Promise<number[]> {
  const ids = await takeIds(db, 'avtosalons', showrooms.length);
  const rows = showrooms.flatMap(
    ({ owner, showroom: { look: _look, ...fields }, pictures }, index) =>
      ids.slice(index, index + 1).map((id) => ({
        id,
        business_user_id: owner,
        version: 1,
        ...fields,
        ...pictures,
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
