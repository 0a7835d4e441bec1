import { expect, it } from 'vitest';
import { copiedPhotos } from './copied-photos';

it('replaces ids of a buyer’s photos with those of the copies, since the old ones are invalid', () => {
  const image = (id: string) => ({
    id,
    url: `/media/${id}.webp`,
    thumbnail: `/media/${id}.t.webp`,
  });
  const photo = (id: string) => ({ key: id, name: '', image: image(id) });
  const waiting = { key: 'local', name: 'a.jpg', image: null };
  const kept = [image('copy0001'), image('own00001')];
  expect(
    copiedPhotos([photo('buyers01'), waiting, photo('own00001')], ['buyers01', 'own00001'], kept),
  ).toEqual([{ ...photo('buyers01'), image: image('copy0001') }, waiting, photo('own00001')]);
});
