import type { HandlersFor } from '../../contract';
import type { ImagesService } from './images.service';
import { withUpload } from './receive-upload';

export function imagesRoutes(
  images: ImagesService,
  dataFolder: string,
): HandlersFor<'uploadImage' | 'deleteImage'> {
  return {
    async uploadImage({ owner, request }) {
      const body = await withUpload(request, dataFolder, ({ purpose, name, file }) =>
        images.keep(owner, {
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

    async deleteImage({ owner, params }) {
      await images.delete(owner, params.id);
      return { status: 204 };
    },
  };
}
