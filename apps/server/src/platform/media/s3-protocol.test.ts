import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startImageSweep } from '../../modules/foundation/images/images.service';
import { type S3Server, startS3Server } from '../../testing/s3-server';
import { createTestApp } from '../../testing/test-app';
import { jpeg, uploadTestImage } from '../../testing/test-images';
import { createS3Store } from './s3-store';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

const read = async (address: string) => {
  const response = await fetch(address);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    body: Buffer.from(await response.arrayBuffer()),
  };
};

describe('a storage that checks what it is asked', () => {
  it('keeps an image as it was put, with its headers, and a copy of it', async () => {
    const store = createS3Store(s3.options);
    const content = Buffer.from([0, 1, 2, 250, 255, 13, 10, 0]);
    await store.put('a1.webp', content);
    await store.copy('a1.webp', 'a2.webp');
    for (const name of ['a1.webp', 'a2.webp'])
      expect(await read(store.url(name))).toEqual({
        status: 200,
        type: 'image/webp',
        cache: 'public, max-age=31536000, immutable',
        body: content,
      });
    await store.remove('a1.webp');
    await store.remove('a1.webp');
    expect((await read(store.url('a1.webp'))).status).toBe(404);
    expect((await read(store.url('a2.webp'))).status).toBe(200);
  });

  it('fails to copy a missing file', async () => {
    const store = createS3Store(s3.options);
    await expect(store.copy('none.webp', 'b.webp')).rejects.toThrow('no such picture');
  });

  it('takes neither a wrong key nor a bucket that is not there', async () => {
    const thief = createS3Store({ ...s3.options, secretKey: 'another' });
    await expect(thief.put('c.webp', Buffer.from('x'))).rejects.toThrow('403');
    await expect(thief.check()).rejects.toThrow('403');
    const lost = createS3Store({ ...s3.options, bucket: 'nowhere' });
    await expect(lost.put('c.webp', Buffer.from('x'))).rejects.toThrow('no bucket "nowhere"');
    await expect(lost.check()).rejects.toThrow('404');
    await expect(createS3Store(s3.options).check()).resolves.toBeUndefined();
  });
});

it('serves two instances: what one takes is everybody’s, what the other deletes or sweeps is gone', async () => {
  const first = await createTestApp({ env: s3.env });
  const second = await createTestApp({ env: s3.env, beside: first });
  const { token } = await first.signIn();
  const { body: kept } = await uploadTestImage(first, token, 'auto', await jpeg(800, 600));
  const { body: unused } = await uploadTestImage(first, token, 'auto', await jpeg(800, 600));
  for (const address of [kept.url, kept.thumbnail, unused.url])
    expect((await read(address)).status).toBe(200);
  await second.call('deleteImage', { token, params: { id: kept.id } });
  for (const address of [kept.url, kept.thumbnail]) expect((await read(address)).status).toBe(404);
  second.clock.advance(31 * 24 * 3600);
  await startImageSweep(second.deps);
  second.clock.advance(60);
  await second.jobs.runDue();
  await expect.poll(async () => (await read(unused.url)).status).toBe(404);
  await second.close();
  await first.close();
});
