import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { damagedFiles } from './damaged-files';
import { type HostileFile, hostileFiles } from './hostile-files';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await test.signIn());
});
afterAll(() => test.close());

const files = await hostileFiles();
/** Chance decides whether a damaged file is still an image; the outcome must be right either way. `npm run faults` sets `DAMAGED=160`. */
const damaged = await damagedFiles(Number(process.env['DAMAGED'] ?? '40'), 17);

const upload = ({ filename, type = 'image/jpeg', content }: HostileFile) =>
  test.call('uploadImage', {
    token,
    ...multipart([
      { name: 'purpose', content: 'auto' },
      { name: 'file', content, filename, type },
    ]),
  });

const stored = () => {
  const folder = path.join(test.dataFolder, 'media');
  return readdirSync(folder).map((name) => ({
    name,
    content: readFileSync(path.join(folder, name)),
  }));
};

const sha = (content: Buffer) => createHash('sha256').update(content).digest('hex');

it('knows fifty kinds', () => {
  expect(files.length).toBeGreaterThanOrEqual(50);
});

it.each(files.filter((file) => file.expected !== 'kept').map((file) => [file.what, file] as const))(
  'rejects: %s',
  async (_what, file) => {
    const before = stored().length;
    const { status, body } = await upload(file);
    expect([415, 422]).toContain(status);
    expect(status === 422 ? body.errors[0].code : body.code).toBe(file.expected);
    expect(stored()).toHaveLength(before);
  },
);

it.each(files.filter((file) => file.expected === 'kept').map((file) => [file.what, file] as const))(
  'makes anew: %s',
  async (_what, file) => {
    const { status, body } = await upload(file);
    expect(status).toBe(200);
    expect(body.id).toMatch(/^[\w-]{16}$/);
    expect(body.url).toBe(`/media/${body.id}.webp`);
    expect(body.name).not.toMatch(/[/\\\u202E]/);
    expect(body.name.length).toBeLessThanOrEqual(200);
    const content = readFileSync(path.join(test.dataFolder, body.url));
    const { format, pages = 1, exif } = await sharp(content).metadata();
    expect({ format, pages, exif }).toEqual({ format: 'webp', pages: 1, exif: undefined });
    for (const marker of ['<script', 'PK\u0003\u0004', '<!doctype']) {
      expect(content.includes(marker)).toBe(false);
    }
  },
);

it('rejects what chance has spoilt, or makes it again', async () => {
  const outcomes = new Set<string>();
  for (const content of damaged) {
    const before = stored().length;
    const { status, body } = await upload({ what: '', filename: 'a.jpg', content, expected: '' });
    outcomes.add(
      status === 200
        ? `made anew as ${(await sharp(path.join(test.dataFolder, body.url)).metadata()).format}`
        : `${String(status)} and ${String(stored().length - before)} stored`,
    );
  }
  // 415 when the damage is in the first bytes: the file is no longer an image.
  const rejected = ['415 and 0 stored', '422 and 0 stored'];
  expect([...outcomes].filter((outcome) => !rejected.includes(outcome))).toEqual([
    'made anew as webp',
  ]);
  expect(outcomes).toContain('422 and 0 stored');
});

it('keeps the words of a name', async () => {
  const file = files.find(({ what }) => what === 'name in Cyrillic');
  if (file === undefined) throw new Error('gone');
  expect((await upload(file)).body.name).toBe('кобальт.jpg');
});

it('has stored nothing as it came, and under no name of a client', () => {
  const cameAs = new Set([...files.map(({ content }) => content), ...damaged].map(sha));
  const kept = stored();
  expect(kept.length).toBeGreaterThan(0);
  for (const { name, content } of kept) {
    expect(name).toMatch(/^[\w-]{16}(\.thumb)?\.webp$/);
    expect(cameAs.has(sha(content))).toBe(false);
  }
  expect(readdirSync(path.join(test.dataFolder, 'incoming'))).toEqual([]);
});
