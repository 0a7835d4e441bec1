import { expect, it } from 'vitest';
import { imageRule, imageShape, resumeImage } from './image-value';

const ready = { state: 'ready', id: 'a', url: '/media/a', thumbnail: '/media/a.t' } as const;

it('forgets an image of a draft of which nothing was kept', () => {
  expect(imageShape.parse({ state: 'uploading' })).toBeNull();
  expect(imageShape.parse(ready)).toEqual(ready);
});

it('says what a required image still lacks', () => {
  const unsent = { key: 'k', name: 'a.png' };
  expect(imageRule(null)).toBe('image_required');
  expect(imageRule({ state: 'uploading', ...unsent })).toBe('image_uploading');
  expect(imageRule({ state: 'failed', ...unsent })).toBe('image_failed');
  expect(imageRule(ready)).toBeUndefined();
  expect(resumeImage({ state: 'failed', ...unsent })).toEqual({ state: 'uploading', ...unsent });
});
