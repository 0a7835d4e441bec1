import { expect, it } from 'vitest';
import { imageRule, imageShape, resumeImage } from './image-value';

const ready = { state: 'ready', id: 'a', url: '/media/a', thumbnail: '/media/a.t' } as const;

it('drops an image of a draft without a stored file', () => {
  expect(imageShape.parse({ state: 'uploading' })).toBeNull();
  expect(imageShape.parse(ready)).toEqual(ready);
});

it('returns the problem of a required image', () => {
  const unsent = { key: 'k', name: 'a.png' };
  expect(imageRule(null)).toBe('image_required');
  expect(imageRule({ state: 'uploading', ...unsent })).toBe('image_uploading');
  expect(imageRule({ state: 'failed', ...unsent })).toBe('image_failed');
  expect(imageRule(ready)).toBeUndefined();
  expect(resumeImage({ state: 'failed', ...unsent })).toEqual({ state: 'uploading', ...unsent });
});
