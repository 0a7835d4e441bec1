// oxlint-disable-next-line typescript/triple-slash-reference -- types of a package that brings none, for whoever imports this file
/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../platform/media/s3-store';

/** An S3-compatible server that checks signatures, with its own port and folder. */
export interface S3Server {
  /** Options for a store on its only bucket. */
  options: S3Options;
  /** The same options as settings of the server. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

const bucket = 'images';
/** Key of its only account. */
const key = 'S3RVER';

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'karvon-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${String(port)}`;
  return {
    options: { endpoint, bucket, region: 'us-east-1', accessKey: key, secretKey: key },
    env: {
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_ACCESS_KEY: key,
      MEDIA_S3_SECRET_KEY: key,
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
