import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhotoGrid, type Photo, type PhotoGridLabels } from './PhotoGrid';
import { announced, renderInUzbek } from '@karvon/ui/testing/in-uzbek';

const labels: PhotoGridLabels = {
  list: 'Fotosuratlar',
  cover: 'Muqova',
  add: 'Qo‘shish',
  drop: 'Qo‘yib yuboring',
  retry: 'Qayta urinish',
  remove: (position) => `${String(position)}-fotosuratni olib tashlash`,
  open: (position) => `${String(position)}-fotosuratni ochish`,
  move: (position, count) => `${String(count)} tadan ${String(position)}-fotosuratni surish`,
  moveHelp: 'Enter ko‘taradi, strelkalar suradi, Enter qo‘yadi, Escape qaytaradi',
  moveBack: 'Oldinroq',
  moveForward: 'Keyinroq',
  place: 'Qo‘yish',
  lifted: (position, count) => `Ko‘tarildi, ${String(count)} tadan ${String(position)}-o‘rin`,
  moved: (position, count) => `${String(count)} tadan ${String(position)}-o‘rin`,
  placed: (position) => `${String(position)}-o‘ringa qo‘yildi`,
  cancelled: (position) => `${String(position)}-o‘rinda qoldi`,
};
const items: Photo[] = [
  { id: 'a', state: 'ready' },
  { id: 'b', state: 'uploading', name: 'old.jpg', progress: 0.5, loadedText: '2 MB dan 1 MB' },
  { id: 'c', state: 'failed', name: 'orqa.jpg', errorMessage: 'Yuborilmadi' },
];
const grid = (
  <PhotoGrid
    items={items}
    labels={labels}
    onReorder={() => undefined}
    onRemove={() => undefined}
    onRetry={() => undefined}
    onAdd={() => undefined}
    onOpen={() => undefined}
  />
);
const handle = () => screen.getByRole('button', { name: '3 tadan 1-fotosuratni surish' });

it('is a named list: every photo says what it is and what can be done', async () => {
  const tree = await renderInUzbek(grid);
  await expect.element(tree).toMatchAriaInlineSnapshot(`
    - text: Enter ko‘taradi, strelkalar suradi, Enter qo‘yadi, Escape qaytaradi
    - list "Fotosuratlar":
      - listitem:
        - button "1-fotosuratni ochish"
        - text: Muqova
        - button "1-fotosuratni olib tashlash"
        - button "3 tadan 1-fotosuratni surish"
      - listitem:
        - text: old.jpg
        - progressbar "old.jpg"
        - text: 2 MB dan 1 MB
        - button "2-fotosuratni olib tashlash"
      - listitem:
        - text: Yuborilmadi
        - button "Qayta urinish"
        - button "3-fotosuratni olib tashlash"
      - listitem:
        - button "Qo‘shish"
  `);
  expect(
    screen.getByRole('button', {
      name: '3 tadan 1-fotosuratni surish',
      description: labels.moveHelp,
    }),
  ).toBe(handle());
});

it('says aloud where the photo is, step by step', async () => {
  await renderInUzbek(grid);
  act(() => handle().focus());
  const said: (string | undefined)[] = [];
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Escape', 'Enter', 'End', 'Enter']) {
    await userEvent.keyboard(`{${key}}`);
    said.push(announced());
  }
  expect(said).toEqual([
    'Ko‘tarildi, 3 tadan 1-o‘rin',
    '3 tadan 2-o‘rin',
    '3 tadan 3-o‘rin',
    '1-o‘rinda qoldi',
    'Ko‘tarildi, 3 tadan 1-o‘rin',
    '3 tadan 3-o‘rin',
    '3-o‘ringa qo‘yildi',
  ]);
});
