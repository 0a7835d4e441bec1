import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './media-store';

export interface S3Options {
  /** `https://s3.example.uz`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Public address of the bucket's files. Defaults to the endpoint with the bucket. */
  publicUrl?: string | undefined;
}

/** Files of images never change, so clients may cache them for ever. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Creates a store on any S3-compatible storage (AWS, MinIO, Ceph …), with path-style addresses. */
export function createS3Store(options: S3Options): MediaStore {
  const base = `${withoutSlash(options.endpoint)}/${options.bucket}`;
  const publicBase = withoutSlash(options.publicUrl ?? base);
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    service: 's3',
    retries: 2,
  });

  async function send(name: string, init: RequestInit): Promise<void> {
    const response = await client.fetch(`${base}/${name}`, {
      ...init,
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 404) {
      throw new Error(`The picture storage answered ${response.status} to ${init.method}.`);
    }
    if (response.status === 404 && init.method === 'PUT') {
      throw new Error(`The picture storage has no bucket "${options.bucket}", or no such picture.`);
    }
  }

  return {
    put: (name, content) =>
      send(name, { method: 'PUT', headers, body: new Blob([new Uint8Array(content)]) }),
    async get(name) {
      const response = await client.fetch(`${base}/${name}`, {
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) throw new Error(`The picture storage answered ${response.status} to GET.`);
      return Buffer.from(await response.arrayBuffer());
    },
    copy: (from, to) =>
      send(to, {
        method: 'PUT',
        headers: { 'x-amz-copy-source': `/${options.bucket}/${from}` },
      }),
    async check() {
      const response = await client.fetch(base, {
        method: 'HEAD',
        signal: AbortSignal.timeout(2000),
      });
      if (!response.ok) throw new Error(`The picture storage answered ${response.status} to HEAD.`);
    },
    remove: (name) => send(name, { method: 'DELETE' }),
    url: (name) => `${publicBase}/${name}`,
  };
}
