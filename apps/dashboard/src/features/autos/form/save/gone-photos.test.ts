import { ApiError } from '@karvon/api/errors';
import { expect, it } from 'vitest';
import { gonePhotos } from './gone-photos';

const picture = (id: string) => ({
  key: `key-${id}`,
  name: `${id}.jpg`,
  image: { id, url: `/media/${id}.webp`, thumbnail: `/media/${id}-s.webp` },
});
const photos = [picture('a'), { key: 'key-x', name: 'x.jpg', image: null }, picture('b')];
const refused = (...fieldErrors: { field: string; code: string }[]) =>
  new ApiError({ kind: 'validation', status: 422, fieldErrors });

it.each<[string, unknown, string[]]>([
  // What is not sent yet has no place in the request.
  ['the second that was sent', refused({ field: 'photos.1', code: 'unknown_reference' }), ['b']],
  ['one of another listing', refused({ field: 'photos.0', code: 'image_in_use' }), []],
  ['too few of them', refused({ field: 'photos', code: 'photos_min' }), []],
  ['a place that is none', refused({ field: 'photos.7', code: 'unknown_reference' }), []],
  ['another field', refused({ field: 'region', code: 'unknown_reference' }), []],
  ['no answer', new ApiError({ kind: 'offline' }), []],
])('%s', (_, error, gone) => {
  expect(gonePhotos(error, photos)).toEqual(gone);
});
