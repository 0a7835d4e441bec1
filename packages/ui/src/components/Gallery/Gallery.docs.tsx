import type { ComponentDocs } from '../../docs/component-docs';
import { Gallery, type GalleryProps } from './Gallery';

const illustration = (ground: string, at: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="${ground}" d="M0 0h160v100H0z"/><path fill="#b3202f" d="M${String(20 - at * 6)} 70q0-14 22-17 14-16 38-16t36 16q22 3 24 17z"/></svg>`,
  )}`;

const images = ['#dbe4f3', '#e7e3da', '#d7ece8'].map((ground, at) => ({
  id: String(at),
  src: illustration(ground, at),
  alt: `Chevrolet Tracker, фото ${String(at + 1)}`,
}));

const labels = (empty: string): GalleryProps['labels'] => ({
  viewer: 'Просмотр фото',
  close: 'Закрыть',
  previous: 'Предыдущее',
  next: 'Следующее',
  position: (position, count) => `${String(position)} из ${String(count)}`,
  broken: 'Фото не загрузилось',
  open: (position, count) => `Открыть фото ${String(position)} из ${String(count)}`,
  empty,
});

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'The images of one thing on its page: a big one, small ones below, and all of the screen on a press.',
  props: { Gallery },
  whenToUse: [
    'The page of a car or a showroom, where images come first.',
    'One image too: then there is no row below.',
  ],
  whenNot: [
    {
      when: 'Images that are added, ordered or removed',
      instead: ['PhotoGrid'],
      because: 'A gallery only shows.',
    },
    { when: 'The image of a thing in a list', instead: ['MediaCard', 'RowList'] },
    { when: 'The image at the head of a page, with words on it', instead: ['CoverImage'] },
    { when: 'The big view alone, opened by something else', instead: ['ImageViewer'] },
  ],
  anatomy: {
    example: <Gallery images={images} labels={labels('Фото пока нет')} />,
    parts: [
      {
        name: 'Big image',
        text: '8:5, cut to fill. A button that opens `ImageViewer` at this image.',
        at: 'button',
      },
      {
        name: 'Count',
        text: 'Which of how many. For eyes: screen readers hear it in the button’s name.',
        at: 'button + span',
      },
      {
        name: 'Small images',
        text: '80 px wide, in a row that scrolls sideways and keeps the current one in view.',
        at: '[aria-current]',
      },
    ],
  },
  states: {
    Empty: 'Keeps the room of the big image, with a drawing and a sentence.',
    Broken: 'The words of `labels.broken`; the viewer still opens and says the same.',
    LongText: 'The sentence of the empty state wraps in the middle.',
  },
  pairs: [
    {
      do: {
        text: 'Say plainly that there are none.',
        example: <Gallery images={[]} labels={labels('Hali surat yo‘q')} />,
      },
      dont: {
        text: 'Put a stock image in its place: people take it for the car.',
      },
    },
    {
      do: {
        text: 'Give small files as `thumb`: thirty large ones are loaded for a row of 80 px otherwise.',
      },
      dont: { text: 'Wrap it in a link: it holds buttons.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the big image, then to each small one.' },
    {
      keys: ['ArrowRight'],
      does: 'On the big image: the next one; after the last comes the first. `ArrowLeft` goes back.',
    },
    {
      keys: ['Enter'],
      does: 'Opens the viewer, or shows the small image in the big place. `Space` does the same.',
    },
  ],
  screenReader: {
    ru: 'Открыть фото 1 из 5, кнопка',
    uz: '1-suratni ochish, jami 5 ta, tugma',
    note: 'A small image is “2 из 5”, the one that is shown has “current”. An image that does not load adds its words to the name.',
  },
  limits: [
    'The `alt` of the big image is not heard here: the button’s name stands in its place. The viewer reads it.',
    'Every small image is a stop of Tab: twenty photos are twenty stops.',
    'Turning by arrows on the big image is not announced; the new name is heard when the focus comes back.',
    'A touch cannot swipe the big image; in the viewer it can.',
    'A broken image stays broken until its `id` changes: it is not asked for again.',
  ],
} satisfies ComponentDocs;
