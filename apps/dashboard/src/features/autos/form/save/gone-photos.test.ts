import { ApiError } from '@karvon/api/errors';
import { expect, it } from 'vitest';
import { gonePhotos } from './gone-photos';

const image = (id: string) => ({
  key: `key-${id}`,
  name: `${id}.jpg`,
  image: { id, url: `/media/${id}.webp`, thumbnail: `/media/${id}-s.webp` },
});
const photos = [image('a'), { key: 'key-x', name: 'x.jpg', image: null }, image('b')];
const rejected = (...fieldErrors: { field: string; code: string }[]) =>
  new ApiError({ kind: 'validation', status: 422, fieldErrors });

it.each<[string, unknown, string[]]>([
  ['the second that was sent', rejected({ field: 'photos.1', code: 'unknown_reference' }), ['b']],
  ['one of another listing', rejected({ field: 'photos.0', code: 'image_in_use' }), []],
  ['too few of them', rejected({ field: 'photos', code: 'photos_min' }), []],
  ['a place that is none', rejected({ field: 'photos.7', code: 'unknown_reference' }), []],
  ['another field', rejected({ field: 'region', code: 'unknown_reference' }), []],
  ['no answer', new ApiError({ kind: 'offline' }), []],
])('%s', (_, error, gone) => {
  expect(gonePhotos(error, photos)).toEqual(gone);
});
