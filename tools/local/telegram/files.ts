import sharp from 'sharp';
import { ApiError } from './api-error.ts';
import type { Chats, PhotoSize } from './chats.ts';

const mostBytes = 10 * 1024 * 1024;
const bounds = [320, 1280] as const;

export type Uploads = ReadonlyMap<string, Buffer>;

export function createFiles(chats: Chats) {
  function keep(content: Buffer, folder: string, ending: string) {
    const number = (chats.state.fileId += 1);
    const file_id = `AgACAgIAAxkBAAI${number}`;
    const file_unique_id = `AQAD${number}`;
    const name = `${folder}_${number}.${ending}`;
    const size = content.byteLength;
    chats.writeFile(name, content);
    chats.state.files[file_id] = { path: `${folder}/${name}`, size, file_unique_id };
    return { file_id, file_unique_id, file_size: size };
  }

  /** Scaled copies, as Telegram keeps them: the smallest first. */
  async function addPhoto(content: Buffer): Promise<PhotoSize[]> {
    if (content.byteLength > mostBytes)
      throw new ApiError(
        400,
        `file of size ${content.byteLength} bytes is too big for a photo; the maximum size is ${mostBytes} bytes`,
      );
    const { width, height } = await sharp(content)
      .metadata()
      .catch(() => {
        throw new ApiError(400, 'IMAGE_PROCESS_FAILED');
      });
    if (width + height > 10_000 || Math.max(width, height) > 20 * Math.min(width, height))
      throw new ApiError(400, 'PHOTO_INVALID_DIMENSIONS');
    const scaled = await Promise.all(
      bounds.map((bound) =>
        sharp(content)
          .rotate()
          .resize(bound, bound, { fit: 'inside', withoutEnlargement: true })
          .jpeg()
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const sizes = scaled.map(({ data, info }) => ({
      ...keep(data, 'photos', 'jpg'),
      width: info.width,
      height: info.height,
    }));
    for (const { file_id } of sizes) {
      const file = chats.state.files[file_id];
      if (file !== undefined) file.photo = sizes;
    }
    return sizes;
  }

  return {
    keep,
    addPhoto,
    /** @param value `attach://FIELD` or a file_id */
    async photoOf(value: string, uploads: Uploads): Promise<PhotoSize[]> {
      const upload = uploads.get(value.replace('attach://', ''));
      if (upload !== undefined) return addPhoto(upload);
      if (/^https?:/.test(value)) throw new ApiError(400, 'failed to get HTTP URL content');
      const photo = chats.state.files[value]?.photo;
      if (photo === undefined) throw new ApiError(400, 'wrong file identifier/HTTP URL specified');
      return photo;
    },
    read: (file_id: string): Buffer | undefined => {
      const name = chats.state.files[file_id]?.path.split('/').at(-1);
      return name === undefined ? undefined : chats.readFile(name);
    },
  };
}

export type Files = ReturnType<typeof createFiles>;
