import type { HandlersFor } from '../../contract';
import type { ImagesService } from './images.service';
import { withUpload } from './receive-upload';

export function imagesRoutes(
  images: ImagesService,
  dataFolder: string,
): HandlersFor<'uploadImage' | 'deleteImage'> {
  return {
    async uploadImage({ dealer, request }) {
      const body = await withUpload(request, dataFolder, ({ purpose, name, file }) =>
        images.keep(dealer.business_user_id, {
          purpose,
          name,
          source: file.path,
          kind: file.kind,
          bytes: file.bytes,
          sha256: file.sha256,
        }),
      );
      return { status: 201, body };
    },

    async deleteImage({ dealer, params }) {
      await images.delete(dealer.business_user_id, params.id);
      return { status: 204 };
    },
  };
}
