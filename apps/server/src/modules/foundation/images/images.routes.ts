import { handlersOf } from '../../../platform/http/contract';
import { noContent } from '../../../platform/http/reply';
import type { ImagesService } from './images.service';
import { withUpload } from './receive-upload';

export function imagesRoutes(images: ImagesService, dataFolder: string) {
  return handlersOf({
    async uploadImage({ access, request }) {
      const body = await withUpload(request, dataFolder, ({ purpose, name, file }) =>
        images.keep(access, {
          purpose,
          name,
          source: file.path,
          kind: file.kind,
          bytes: file.bytes,
          sha256: file.sha256,
        }),
      );
      return { status: 200, body };
    },

    deleteImage: ({ access, params }) => noContent(images.delete(access, params.id)),
  });
}
