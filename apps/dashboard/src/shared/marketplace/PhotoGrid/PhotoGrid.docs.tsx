import type { ComponentDocs } from '@karvon/ui/docs';
import { PhotoGrid, type Photo, type PhotoGridLabels } from './PhotoGrid';

const labels: PhotoGridLabels = {
  list: 'Фото',
  cover: 'Обложка',
  add: 'Добавить',
  drop: 'Отпустите',
  retry: 'Повторить',
  remove: (position) => `Убрать фото ${String(position)}`,
  open: (position) => `Открыть фото ${String(position)}`,
  move: (position, count) => `Переместить фото ${String(position)} из ${String(count)}`,
  moveHelp: 'Enter поднимает фото, стрелки двигают, Enter ставит, Escape возвращает',
  moveBack: 'Раньше',
  moveForward: 'Позже',
  place: 'Поставить',
  lifted: (position, count) => `Фото поднято, место ${String(position)} из ${String(count)}`,
  moved: (position, count) => `Место ${String(position)} из ${String(count)}`,
  placed: (position, count) => `Фото стоит на месте ${String(position)} из ${String(count)}`,
  cancelled: (position) => `Фото осталось на месте ${String(position)}`,
};

const items: Photo[] = [
  ...['#dbe4f3', '#e7e3da'].map((ground, at): Photo => ({
    id: String(at),
    state: 'ready',
    src: `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="${ground}" d="M0 0h8v5H0z"/></svg>`,
    )}`,
  })),
  {
    id: 'sending',
    state: 'uploading',
    name: 'IMG_2041.jpg',
    progress: 0.64,
    loadedText: '1,4 из 2,2 МБ',
  },
  { id: 'failed', state: 'failed', name: 'IMG_2042.jpg', errorMessage: 'Не загрузилось' },
];

const nothing = () => undefined;
const grid = (photos: readonly Photo[], text: PhotoGridLabels) => (
  <div style={{ maxWidth: 560 }}>
    <PhotoGrid
      items={photos}
      labels={text}
      onReorder={nothing}
      onRemove={nothing}
      onRetry={nothing}
      onAdd={nothing}
      onOpen={nothing}
    />
  </div>
);

const uz: PhotoGridLabels = {
  ...labels,
  list: 'Suratlar',
  add: 'Surat qo‘shish',
  retry: 'Qayta urinish',
};
const failed = (id: string, errorMessage: string): Photo[] => [
  { id, state: 'failed', errorMessage },
];

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Photos that can be added, sorted and removed. The first one is the cover.',
  props: { PhotoGrid },
  whenToUse: [
    'Use it for the photos of a car’s form: saved, uploading or failed.',
    'Use it where the order matters: buyers see the first photo in the list.',
  ],
  whenNot: [
    { when: 'Photos that are only viewed', instead: ['Gallery'] },
    { when: 'A single image, or other files', instead: ['FileDrop'] },
    { when: 'Images of a message', instead: ['Composer'] },
  ],
  anatomy: {
    example: grid(items, labels),
    parts: [
      {
        name: 'Tile',
        text: '8:5, four in a row, two on a phone. Clicking opens the photo; it can be dragged with a mouse.',
        at: '[data-photo] + [data-photo]',
      },
      {
        name: 'Cover',
        text: 'Twice as wide and high, with a badge.',
        at: '[data-cover]',
      },
      {
        name: 'Handle',
        text: 'Picks up the photo, for keyboard and touch. Then it becomes a Drop button.',
        at: '[data-handle]',
      },
      {
        name: 'Remove button',
        text: 'On hover, on focus and on touch; on the cover always.',
        at: '[data-still]',
      },
      {
        name: 'Upload',
        text: 'Name, progress bar and megabytes. It can be removed, not moved.',
        at: '[data-photo]:nth-child(3)',
      },
      {
        name: 'Failed',
        text: 'The reason in at most two lines, and a Retry button if the file is still available (`canRetry`).',
        at: '[data-photo]:nth-child(4)',
      },
      {
        name: 'Add tile',
        text: 'Last. Hidden when there are `maxItems` photos.',
        at: 'li:last-child',
      },
    ],
  },
  states: {
    Default: 'All three states of a photo.',
    Empty: 'A wide tile with the rules: types, size, number.',
    Invalid: 'The form requires a photo: the message is below the wide tile.',
    One: 'Only the cover, with the Add tile next to it.',
    Full: 'No Add tile, because nothing can be added.',
    Lifted:
      'An outline and arrows; the handle drops the photo. The Remove button is hidden until then.',
    Disabled:
      'Photos can be viewed: there are no buttons and no Add tile. Without photos the wide tile is disabled.',
    Broken: 'An icon replaces an image that does not load; the tile works as before.',
    LongText: 'Names are truncated after one line, reasons after two.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Say in a few words why a photo failed.',
        example: grid(failed('a', 'Fayl 15 MB dan katta'), uz),
      },
      dont: {
        text: 'Only say that it failed: the red background already does.',
        example: grid(failed('b', 'Xatolik yuz berdi'), uz),
      },
    },
    {
      do: {
        text: 'Keep the `id` of a photo from selection to saving, so that focus and dragging are kept.',
      },
      dont: { text: 'Ask before removing each photo. Offer undo in a `Toast`.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the photo, Remove button and handle of each tile; last to the Add tile.',
    },
    {
      keys: ['Enter'],
      does: 'On a photo: opens it. On a handle: picks the photo up, or drops it. `Space` does the same.',
    },
    {
      keys: ['ArrowRight'],
      does: 'While picked up: moves it forward. `ArrowLeft` moves it back, `ArrowUp` and `ArrowDown` by a row.',
    },
    { keys: ['Home'], does: 'While picked up: moves it to the first place. `End`: to the last.' },
    {
      keys: ['Escape'],
      does: 'While picked up or dragged: returns it to its place. Leaving with `Tab` does the same.',
    },
  ],
  screenReader: {
    ru: 'Фото, список, 8 элементов; Открыть фото 1, кнопка; Убрать фото 1, кнопка; Переместить фото 1 из 7, кнопка',
    uz: 'Suratlar, ro‘yxat, 8 ta element; 1-suratni ochish, tugma; 1-suratni olib tashlash, tugma; 7 tadan 1-suratni ko‘chirish, tugma',
    note: 'The handle’s description explains how to move. Picking up, each step, dropping and cancelling are announced with the position.',
  },
  limits: [
    'With `isDisabled` photos can be opened, but not in a disabled `Columns`, where no button works.',
    'An error is shown only while the grid is empty: show “too few photos” elsewhere.',
    'One photo is moved at a time. Photos cannot be rotated or cropped.',
    'Photos are named by their position: screen readers cannot describe them.',
    'Until a photo is dropped, screen readers find the tiles in the old order.',
    'Three Tab stops for each photo: twenty photos are sixty.',
  ],
} satisfies ComponentDocs;
