import { expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { createMediaStore } from './create-media-store';

const warningsOf = (env: Record<string, string>) => {
  const said: string[] = [];
  createMediaStore(readConfig({ DATA_DIR: '/tmp/karvon-nowhere', ...env }), {
    warn: (_fields, text) => said.push(text),
  });
  return said;
};

const DATABASE_URL = 'postgres://karvon@db.example.uz/karvon';

it('says that images of an instance are its own where others may use the database', () => {
  expect(warningsOf({ DATABASE_URL })).toEqual([expect.stringContaining('MEDIA_S3_ENDPOINT')]);
});

it('says nothing with the embedded database, or with a store that all share', () => {
  expect(warningsOf({})).toEqual([]);
  const store = {
    MEDIA_S3_ENDPOINT: 'https://s3.example.uz',
    MEDIA_S3_BUCKET: 'images',
    MEDIA_S3_ACCESS_KEY: 'key',
    MEDIA_S3_SECRET_KEY: 'secret',
  };
  expect(warningsOf({ DATABASE_URL, ...store })).toEqual([]);
});
