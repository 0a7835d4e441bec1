import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import { fullName, thumbnailName } from '../../modules/images/images.mapper';
import { createImagesRepository } from '../../modules/images/images.repository';
import { demoDealer } from '../dealers';
import { insertRows } from '../insert-rows';
import { bodyOfModel } from '../pictures/body-of-model';
import { drawCarPhotos, photoSet } from '../pictures/car-photos';

/** What buyers offer in exchange, in the order in which they sent it. */
const exchanged = [
  photoSet(bodyOfModel('Chevrolet', 'Lacetti', 'sedan'), 'silver', 3),
  photoSet(bodyOfModel('Chevrolet', 'Spark', 'hatchback'), 'white', 2),
];

/**
 * Draws and stores the pictures that buyers send, outside of any transaction and their rows first, so that those of a start that
 * was cut off are swept.
 * @returns ids of the pictures, by message
 */
export async function drawChatPhotos({ db, clock, media }: Deps): Promise<string[][]> {
  const images = createImagesRepository(db);
  return Promise.all(
    exchanged.map(async (pictures) => {
      const drawn = [...(await drawCarPhotos(pictures)).values()];
      const photos = drawn.map((photo) => ({
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
      for (const { id } of photos) await images.markStored(id, clock.now());
      return photos.map(({ id }) => id);
    }),
  );
}
