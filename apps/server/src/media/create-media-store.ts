import path from 'node:path';
import type { Config } from '../config';
import { createLocalStore } from './local-store';
import type { MediaStore } from './media-store';
import { createS3Store } from './s3-store';

/** The store that the settings name: S3 where MEDIA_S3_ENDPOINT is given, else the data folder. */
export function createMediaStore(config: Config): MediaStore {
  if (config.MEDIA_S3_ENDPOINT === undefined) {
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
