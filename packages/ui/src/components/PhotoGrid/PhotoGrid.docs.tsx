import type { ComponentDocs } from '../../docs/component-docs';
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
  summary: 'Photos that are added, put into their order and removed; the first one is the cover.',
  props: { PhotoGrid },
  whenToUse: [
    'The photos of a car’s form: some are there, some are being sent, one has failed.',
    'Where the order matters: buyers see the first photo in the list.',
  ],
  whenNot: [
    { when: 'Only looking at them', instead: ['Gallery', 'ImageViewer'] },
    { when: 'A single image', instead: ['ImageField'] },
    { when: 'Files of any other kind', instead: ['FileDrop'] },
    { when: 'Images of a message', instead: ['Composer'] },
  ],
  anatomy: {
    example: grid(items, labels),
    parts: [
      {
        name: 'Tile',
        text: '8:5, four in a row, two on a phone, where each has three places for touch. A press opens the photo; a mouse drags it.',
        at: '[data-photo] + [data-photo]',
      },
      {
        name: 'Cover',
        text: 'Twice as wide and high, with a badge that says what it is.',
        at: '[data-cover]',
      },
      {
        name: 'Handle',
        text: 'Lifts the photo for keys and for touch. Becomes “put down” while it is lifted.',
        at: '[data-handle]',
      },
      {
        name: 'Cross',
        text: 'On hover, on focus and on touch; on the cover always.',
        at: '[data-still]',
      },
      {
        name: 'Being sent',
        text: 'Name, bar and megabytes. It can be removed, not moved.',
        at: '[data-photo]:nth-child(3)',
      },
      {
        name: 'Failed',
        text: 'The reason in two lines at most, and “again” where the file is still there (`canRetry`).',
        at: '[data-photo]:nth-child(4)',
      },
      {
        name: 'Adding tile',
        text: 'Last. Goes away when `maxItems` are there.',
        at: 'li:last-child',
      },
    ],
  },
  states: {
    Default: 'All three states of a photo at once.',
    Empty: 'A wide tile with the rules: kinds, size, how many.',
    Invalid: 'The form wants one: the words stand below the wide tile.',
    One: 'The cover alone and the adding tile beside it.',
    Full: 'No adding tile: nothing to press that would be rejected.',
    Lifted:
      'A line around it, arrows beside the handle, which now puts it down. The cross is gone until then.',
    Disabled:
      'Photos in their order, to be looked at: no tools, no adding tile. Without any, the wide tile is off.',
    Broken: 'A sign where the image does not load; the tile works as before.',
    LongText: 'Names end in dots, reasons after two lines.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Say why a photo failed, in four words.',
        example: grid(failed('a', 'Fayl 15 MB dan katta'), uz),
      },
      dont: {
        text: 'Say that it failed: the red ground says so.',
        example: grid(failed('b', 'Xatolik yuz berdi'), uz),
      },
    },
    {
      do: {
        text: 'Keep the `id` of a photo from the choice of the file to the saved one: the focus and a drag last.',
      },
      dont: { text: 'Ask before removing each photo. Let it be taken back by a `Toast`.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'In each tile: the photo, the cross, the handle; at last the adding tile.',
    },
    {
      keys: ['Enter'],
      does: 'On a photo: opens it. On a handle: lifts it, and puts it down. `Space` too.',
    },
    {
      keys: ['ArrowRight'],
      does: 'While lifted: one place on. `ArrowLeft` back, `ArrowUp` and `ArrowDown` by rows as they stand on the screen.',
    },
    { keys: ['Home'], does: 'While lifted: to the cover. `End`: to the last place.' },
    {
      keys: ['Escape'],
      does: 'While lifted or dragged: back to where it was. Leaving by `Tab` does the same.',
    },
  ],
  screenReader: {
    ru: 'Фото, список, 8 элементов; Открыть фото 1, кнопка; Убрать фото 1, кнопка; Переместить фото 1 из 7, кнопка',
    uz: 'Suratlar, ro‘yxat, 8 ta element; 1-suratni ochish, tugma; 1-suratni olib tashlash, tugma; 7 tadan 1-suratni ko‘chirish, tugma',
    note: 'The handle is described by how to move. Lifting, each step, putting down and giving up are said at once, with place and number.',
  },
  limits: [
    'While `isDisabled` photos open as before, but not in a locked `Columns`, where nothing can be pressed.',
    'An error shows only while the grid is empty: “too few photos” has to stand elsewhere.',
    'One photo is moved at a time, and none can be turned or cut.',
    'Photos are named by their place: what is on them screen readers cannot learn here.',
    'Until one puts a photo down, screen readers walk the tiles in the old order: the new one is rendered only.',
    'Three stops of Tab for each photo: twenty photos are sixty.',
  ],
} satisfies ComponentDocs;
