import path from 'node:path';
import type { Config } from '../config/config';
import { createLocalStore } from './local-store';
import type { MediaStore } from './media-store';
import { createS3Store } from './s3-store';

export function createMediaStore(
  config: Config,
  log?: { warn(fields: object, text: string): void },
): MediaStore {
  if (config.MEDIA_S3_ENDPOINT === undefined) {
    // Otherwise unnoticed: a second instance would respond 404 for images stored by the first one.
    if (config.DATABASE_URL !== undefined)
      log?.warn(
        { folder: config.DATA_DIR },
        'images lie in the folder of this instance alone; several instances on one database need MEDIA_S3_ENDPOINT',
      );
    return createLocalStore(path.join(config.DATA_DIR, 'media'));
  }
  return createS3Store({
    endpoint: config.MEDIA_S3_ENDPOINT,
    bucket: config.MEDIA_S3_BUCKET ?? '',
    region: config.MEDIA_S3_REGION,
    accessKey: config.MEDIA_S3_ACCESS_KEY ?? '',
    secretKey: config.MEDIA_S3_SECRET_KEY ?? '',
    publicUrl: config.MEDIA_PUBLIC_URL,
  });
}
