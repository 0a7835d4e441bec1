import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type S3Options, createS3Store } from './s3-store';

interface Seen {
  line: string;
  authorization: string;
  type: string;
  body: string;
}

let server: Server;
let seen: Seen[] = [];
let status = 200;
let options: S3Options;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        line: `${request.method} ${request.url}`,
        authorization: request.headers.authorization ?? '',
        type: request.headers['content-type'] ?? '',
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  options = {
    endpoint: `http://127.0.0.1:${port}/`,
    bucket: 'pictures',
    region: 'tas-1',
    accessKey: 'AKEXAMPLE',
    secretKey: 'secret-of-the-storage',
  };
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  status = 200;
});

it('puts and removes by signed requests', async () => {
  const store = createS3Store(options);
  await store.put('abc.webp', Buffer.from('picture'));
  await store.remove('abc.webp');
  expect(seen.map(({ line }) => line)).toEqual([
    'PUT /pictures/abc.webp',
    'DELETE /pictures/abc.webp',
  ]);
  expect(seen[0]).toMatchObject({ type: 'image/webp', body: 'picture' });
  for (const { authorization } of seen) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKEXAMPLE\/\d{8}\/tas-1\/s3\/aws4_request/,
    );
    expect(authorization).not.toContain(options.secretKey);
  }
});

it('takes a file that is gone for removed, and a bucket that is gone for a fault', async () => {
  status = 404;
  const store = createS3Store(options);
  await expect(store.remove('abc.webp')).resolves.toBeUndefined();
  await expect(store.put('abc.webp', Buffer.from('x'))).rejects.toThrow('no bucket "pictures"');
});

it('fails where the storage rejects', async () => {
  status = 403;
  const store = createS3Store(options);
  await expect(store.put('abc.webp', Buffer.from('x'))).rejects.toThrow('answered 403');
});

it('returns addresses of the bucket, or of the public address', () => {
  expect(createS3Store(options).url('a.webp')).toBe(`${options.endpoint}pictures/a.webp`);
  const publicUrl = 'https://media.example.uz/';
  expect(createS3Store({ ...options, publicUrl }).url('a.webp')).toBe(
    'https://media.example.uz/a.webp',
  );
});
