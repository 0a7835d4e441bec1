import { businessAccess } from '../../src/platform/values/access';
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../src/platform/deps';
import { fullName, thumbnailName } from '../../src/platform/media/image';
import { createImagesRepository } from '../../src/modules/foundation/images/images.repository';
import { demoDealer } from '../dealers';
import { bodyOfModel } from '../images/body-of-model';
import { renderCarPhotos, photoSet } from '../images/car-photos';
import { insertRows } from '../insert-rows';

const exchanged = [
  photoSet(bodyOfModel('Chevrolet', 'Lacetti', 'sedan'), 'silver', 3),
  photoSet(bodyOfModel('Chevrolet', 'Spark', 'hatchback'), 'white', 2),
];

/**
 * Rows are written first and outside any transaction, so that the sweep finds images of an interrupted start.
 * @returns ids of the images, by message
 */
export async function renderChatPhotos({ db, clock, media }: Deps): Promise<string[][]> {
  const images = createImagesRepository(db);
  return Promise.all(
    exchanged.map(async (carImages) => {
      const rendered = [...(await renderCarPhotos(carImages)).values()];
      const photos = rendered.map((photo) => ({
        ...photo,
        id: randomBytes(12).toString('base64url'),
      }));
      await insertRows(
        db,
        'images',
        photos.map(({ id, photo, thumbnail, width, height }, place) => ({
          id,
          business_user_id: demoDealer.id,
          purpose: 'chat' as const,
          name: `photo-${place + 1}.webp`,
          width,
          height,
          bytes: photo.length + thumbnail.length,
          sha256: createHash('sha256').update(photo).digest('hex'),
          phash: null,
          created_at: clock.now(),
          stored_at: null,
        })),
      );
      await Promise.all(
        photos.flatMap(({ id, photo, thumbnail }) => [
          media.put(fullName(id), photo),
          media.put(thumbnailName(id), thumbnail),
        ]),
      );
      for (const { id } of photos)
        await images.update(businessAccess(demoDealer.id), id, { stored_at: clock.now() });
      return photos.map(({ id }) => id);
    }),
  );
}
