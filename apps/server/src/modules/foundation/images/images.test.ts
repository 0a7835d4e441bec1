import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore } from '../../../platform/media/media-store';
import { createLocalStore } from '../../../platform/media/local-store';
import { multipart } from '../../../testing/multipart';
import { testImage, jpeg, uploadTestImage } from '../../../testing/test-images';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { startImageSweep } from './images.service';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await test.signIn());
});
afterAll(() => test.close());

const fileOf = (url: string) => path.join(test.dataFolder, url);
const filesIn = (folder: string) => {
  const full = path.join(test.dataFolder, folder);
  return existsSync(full) ? readdirSync(full) : [];
};

const rejected = async (parts: Parameters<typeof multipart>[0]) => {
  const { status, body } = await test.call('uploadImage', { token, ...multipart(parts) });
  expect(status).toBe(422);
  return body.errors;
};

describe('uploadImage', () => {
  it('keeps an image as WebP with a thumbnail', async () => {
    const { status, body } = await uploadTestImage(test, token, 'auto', await jpeg(3000, 1500));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'front.jpg', width: 2560, height: 1280 });
    expect(await sharp(fileOf(body.url)).metadata()).toMatchObject({ format: 'webp', width: 2560 });
    expect(await sharp(fileOf(body.thumbnail)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 320,
    });
    expect(filesIn('incoming')).toEqual([]);
  });

  it.each([
    ['png', 'banner', () => testImage().png().toBuffer()],
    ['jpeg', 'banner', () => testImage().jpeg().toBuffer()],
    ['webp', 'chat', () => testImage().webp().toBuffer()],
    ['png with 16 bits', 'auto', () => testImage().toColourspace('rgb16').png().toBuffer()],
    ['jpeg in CMYK', 'auto', () => testImage().toColourspace('cmyk').jpeg().toBuffer()],
    [
      'grey png with alpha',
      'auto',
      () => testImage().greyscale().ensureAlpha(0.5).png().toBuffer(),
    ],
  ])('takes %s for %s', async (_kind, purpose, make) => {
    expect((await uploadTestImage(test, token, purpose, await make())).status).toBe(200);
  });

  it('turns it upright and drops EXIF with the place', async () => {
    const photo = await testImage(400, 300)
      .withExif({ IFD0: { Artist: 'Jasur' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { body } = await uploadTestImage(test, token, 'auto', photo);
    expect(body).toMatchObject({ width: 300, height: 400 });
    for (const url of [body.url, body.thumbnail]) {
      const { exif, xmp, iptc, orientation } = await sharp(fileOf(url)).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('takes the fields in any order', async () => {
    const response = await test.call('uploadImage', {
      token,
      ...multipart([
        { name: 'file', content: await jpeg(), filename: 'a.jpg', type: 'image/jpeg' },
        { name: 'other', content: 'ignored' },
        { name: 'purpose', content: 'profile' },
      ]),
    });
    expect(response.status).toBe(200);
  });

  it('takes two gigabytes a day of one dealer, and nothing more until the day is over', async () => {
    const dealer = await test.signIn();
    const { body } = await uploadTestImage(test, dealer.token, 'auto');
    const set = (values: { bytes?: number; created_at?: Date }) =>
      test.db.current.updateTable('images').set(values).where('id', '=', body.id).execute();
    await set({ bytes: 2_147_483_647 });
    expect((await uploadTestImage(test, dealer.token, 'auto')).status).toBe(200);
    const beyond = await uploadTestImage(test, dealer.token, 'auto');
    expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, '3600']);
    expect((await uploadTestImage(test, token, 'auto')).status).toBe(200);
    await set({ created_at: new Date(test.clock.now().getTime() - 25 * 3_600_000) });
    expect((await uploadTestImage(test, dealer.token, 'auto')).status).toBe(200);
  });

  it('takes six at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => uploadTestImage(test, token, 'auto')),
    );
    expect(responses.map((response) => response.status)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(6);
  });

  it('rejects without a token', async () => {
    const { status } = await test.call('uploadImage', multipart([]));
    expect(status).toBe(401);
  });

  it('rejects missing, wrong and repeated fields', async () => {
    const file = { name: 'file', content: await jpeg(), filename: 'a.jpg', type: 'image/jpeg' };
    const purpose = { name: 'purpose', content: 'auto' };
    expect(await rejected([purpose])).toEqual([{ field: 'file', code: 'required' }]);
    expect(await rejected([file])).toEqual([{ field: 'purpose', code: 'required' }]);
    expect(await rejected([])).toHaveLength(2);
    expect(await rejected([file, { name: 'purpose', content: 'x' }])).toEqual([
      { field: 'purpose', code: 'invalid_value' },
    ]);
    expect(await rejected([purpose, file, file])).toEqual([
      { field: 'file', code: 'too_many_files', params: { max: 1 } },
    ]);
    expect(await rejected([purpose, file, file, file, file, file])).toEqual([
      { field: 'file', code: 'too_many_files', params: { max: 1 } },
    ]);
  });

  it('rejects a body that is no multipart, or cut short', async () => {
    const json = await test.call('uploadImage', { token, body: { file: 'x', purpose: 'auto' } });
    expect([json.status, json.body.code]).toEqual([415, 'content_type_not_supported']);
    const complete = multipart([
      { name: 'purpose', content: 'auto' },
      { name: 'file', content: await jpeg(), filename: 'a.jpg' },
    ]);
    const cut = await test.call('uploadImage', {
      token,
      headers: complete.headers,
      payload: complete.payload.subarray(0, complete.payload.length / 2),
    });
    expect(cut.status).toBe(400);
    expect(filesIn('incoming')).toEqual([]);
  });

  it('rejects files over the limit of their purpose', async () => {
    const noise = Buffer.concat([await jpeg(), Buffer.alloc(6 * 1024 * 1024)]);
    const banner = await uploadTestImage(test, token, 'banner', noise);
    expect([banner.status, banner.body.code]).toEqual([413, 'file_too_large']);
    expect((await uploadTestImage(test, token, 'auto', noise)).status).toBe(200);
    const huge = await uploadTestImage(test, token, 'auto', Buffer.alloc(16 * 1024 * 1024, 'x'));
    expect([huge.status, huge.body.code]).toEqual([413, 'file_too_large']);
    expect(filesIn('incoming')).toEqual([]);
  });
});

describe('a full disk', () => {
  it.each([fullName, thumbnailName])('answers 507 and keeps nothing', async (failsAt) => {
    const puts: string[] = [];
    const full: MediaStore = {
      get: () => Promise.reject(new Error('not read')),
      copy: (from, to) => store.copy(from, to),
      async put(name, content) {
        puts.push(name);
        if (failsAt(puts)) {
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        }
        await store.put(name, content);
      },
      remove: (name) => store.remove(name),
      check: () => store.check(),
      url: (name) => store.url(name),
    };
    const store = createLocalStore(path.join(test.dataFolder, 'full'));
    const other = await createTestApp({ deps: { media: full } });
    try {
      const { token: own } = await other.signIn();
      const { status, body } = await uploadTestImage(other, own, 'auto');
      expect([status, body.code]).toEqual([507, 'insufficient_storage']);
      expect(await other.db.current.selectFrom('images').selectAll().execute()).toEqual([]);
      expect(filesIn('full')).toEqual([]);
      expect((await other.call('listBrands')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

function fullName(puts: readonly string[]) {
  return puts.length === 1;
}

function thumbnailName(puts: readonly string[]) {
  return puts.length === 2;
}

const useAsProfileImage = async (id: string) => {
  const user = await test.db.current
    .insertInto('business_users')
    .values({
      phone: `+99890${Date.now() % 10_000_000}`,
      username: id,
      full_name: 'A',
      password_hash: '',
      language: 'ru',
      profile_pic: id,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return user.id;
};

describe('deleteImage', () => {
  it('takes the image back with its files', async () => {
    const { body } = await uploadTestImage(test, token, 'auto');
    const params = { id: body.id };
    expect((await test.call('deleteImage', { token, params })).status).toBe(204);
    expect(existsSync(fileOf(body.url)) || existsSync(fileOf(body.thumbnail))).toBe(false);
    expect((await test.call('deleteImage', { token, params })).status).toBe(404);
    expect(await test.db.current.selectFrom('image_removals').select('id').execute()).toEqual([]);
  });

  it('rejects without a token, and for ids that are none', async () => {
    expect((await test.call('deleteImage', { params: { id: 'abc' } })).status).toBe(401);
    const odd = await test.call('deleteImage', { token, params: { id: '../../etc/passwd' } });
    expect(odd.status).toBe(422);
  });

  it("responds 404 for another dealer's", async () => {
    const { body } = await uploadTestImage(test, token, 'auto');
    const other = await test.signIn();
    const response = await test.call('deleteImage', {
      token: other.token,
      params: { id: body.id },
    });
    expect(response.status).toBe(404);
    expect(existsSync(fileOf(body.url))).toBe(true);
  });

  it('rejects one that is in use', async () => {
    const { body } = await uploadTestImage(test, token, 'profile');
    await useAsProfileImage(body.id);
    const response = await test.call('deleteImage', { token, params: { id: body.id } });
    expect([response.status, response.body.code]).toEqual([409, 'image_in_use']);
    expect(existsSync(fileOf(body.url))).toBe(true);
  });
});

describe('the sweep', () => {
  it('takes what nothing refers to after 30 days, and nothing else', async () => {
    const used = await uploadTestImage(test, token, 'profile');
    const unused = await uploadTestImage(test, token, 'auto');
    await useAsProfileImage(used.body.id);
    test.clock.advance(29 * 24 * 3600);
    const young = await uploadTestImage(test, token, 'auto');
    await startImageSweep(test.deps);
    test.clock.advance(2 * 24 * 3600);
    expect(await test.jobs.runDue()).toBeGreaterThan(0);
    await expect.poll(() => existsSync(fileOf(unused.body.url))).toBe(false);
    expect(existsSync(fileOf(used.body.url))).toBe(true);
    expect(existsSync(fileOf(young.body.url))).toBe(true);
    const rows = await test.db.current.selectFrom('images').select('id').execute();
    const ids = rows.map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining([used.body.id, young.body.id]));
    expect(ids).not.toContain(unused.body.id);
  });
});
