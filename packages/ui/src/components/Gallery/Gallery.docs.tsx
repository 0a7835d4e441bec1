import type { ComponentDocs } from '../../docs/component-docs';
import { Gallery, type GalleryProps } from './Gallery';
import { ImageViewer } from './ImageViewer';

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
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  position: (position, count) => `${String(position)} из ${String(count)}`,
  broken: 'Фото не загрузилось',
  open: (position, count) => `Открыть фото ${String(position)} из ${String(count)}`,
  empty,
});

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: 'The viewer is a part of it.',
      before: "import { ImageViewer } from '@karvon/ui/ImageViewer';",
      after: "import { ImageViewer } from '@karvon/ui/Gallery/ImageViewer';",
    },
  ],
  reviewed: '2026-11-23',
  summary: 'The images of one object: a large one, thumbnails below, and a full-screen view.',
  props: { Gallery, ImageViewer },
  whenToUse: [
    'Use it on the page of a car or a showroom.',
    'With one image there is no row of thumbnails.',
    'Use its `ImageViewer` alone for the photos of a message, or to check the photos of a form. Load it on the first click, as the gallery does.',
  ],
  whenNot: [
    {
      when: 'Adding, sorting or removing images',
      instead: ['PhotoGrid'],
      because: 'A gallery is read-only.',
    },
    { when: 'The image of an item in a list', instead: ['MediaCard', 'RowList'] },
    { when: 'An image at the top of a page, with text on it', instead: ['CoverImage'] },
    { when: 'A form or a question over the page', instead: ['Dialog'] },
  ],
  anatomy: {
    example: <Gallery images={images} labels={labels('Фото пока нет')} />,
    parts: [
      {
        name: 'Large image',
        text: '8:5, cropped. A button that opens the `ImageViewer` at this image.',
        at: 'button',
      },
      {
        name: 'Count',
        text: 'Position and total. Screen readers announce it as part of the button’s name.',
        at: 'button + span',
      },
      {
        name: 'Thumbnails',
        text: '80 px wide, in a row that scrolls horizontally and keeps the current one visible.',
        at: '[aria-current]',
      },
      {
        name: 'Viewer: top',
        text: 'The file name on one line, truncated (optional), and “2 of 6”, announced when it changes. The Close button is focused first.',
      },
      {
        name: 'Viewer: image',
        text: 'Shown in full, never cropped, on a dark background in both themes. The next and previous images are preloaded.',
      },
      {
        name: 'Viewer: arrows',
        text: '40 px, 48 px on touch, on a background that is visible over a white car. Not shown for one image.',
      },
      {
        name: 'Viewer: thumbnails',
        text: '54 × 34 px; the current one has a ring and is kept visible.',
      },
    ],
  },
  states: {
    Empty: 'Reserves the space of the large image, with an illustration and a sentence.',
    Broken: 'The text of `labels.broken`; the viewer still opens and shows the same.',
    LongText: 'The sentence of the empty state wraps, centred.',
    Viewer: 'Full screen, on a dark background in both themes. Without images it does not open.',
    ViewerZoomed:
      'Enlarged at the place of the pointer. It can be moved; the next image begins whole.',
    ViewerOne: 'No arrows, no thumbnails.',
    ViewerBroken: 'An icon and a sentence replace the image; the other images are still available.',
    ViewerLongText: 'The name is truncated; the position and the Close button are not.',
  },
  pairs: [
    {
      do: {
        text: 'Say that there are no photos.',
        example: <Gallery images={[]} labels={labels('Hali surat yo‘q')} />,
      },
      dont: {
        text: 'Use a stock image: people think that it is the car.',
      },
    },
    {
      do: {
        text: 'Pass small files as `thumb`. Otherwise thirty large files are loaded for a row of 80 px thumbnails.',
      },
      dont: { text: 'Wrap it in a link: it contains buttons.' },
    },
    {
      do: {
        text: 'Describe in `alt` what is different in this photo: «Вид сзади, бампер поцарапан».',
      },
      dont: { text: 'Repeat the file name in `alt`: the viewer shows it.' },
    },
    {
      do: {
        text: 'Keep the `index` of a viewer in the page, so that the page shows the last viewed image after closing.',
      },
      dont: {
        text: 'Open a viewer on page load or from a link: users do not expect a dark screen.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the large image, then through the thumbnails.' },
    {
      keys: ['ArrowRight'],
      does: 'On the large image: shows the next one, and the first after the last. `ArrowLeft` goes back.',
    },
    {
      keys: ['Enter'],
      does: 'Opens the viewer, or shows the thumbnail as the large image. `Space` does the same.',
    },
    {
      keys: ['ArrowRight'],
      does: 'In the viewer, wherever focus is: shows the next image, and the first after the last. `ArrowLeft` goes back.',
    },
    { keys: ['Home'], does: 'In the viewer: shows the first image; `End` the last.' },
    {
      keys: ['Tab'],
      does: 'In the viewer: moves through the zoom button, the Close button, arrows and the current thumbnail, and round again.',
    },
    {
      keys: ['+'],
      does: 'In the viewer: enlarges the image, up to six times; `-` makes it smaller, `0` shows it whole.',
    },
    { keys: ['Escape'], does: 'Closes the viewer. Focus returns to the element that opened it.' },
  ],
  screenReader: {
    ru: 'Открыть фото 1 из 5, кнопка',
    uz: '1-suratni ochish, jami 5 ta, tugma',
    note: 'A thumbnail is “2 из 5”; the current one adds “current”. An image that does not load adds its message to the name. In the viewer a new image is announced as “3 of 6”.',
  },
  limits: [
    'The `alt` of the large image is not announced here, because the name of the button replaces it. The viewer announces it.',
    'Every thumbnail is a Tab stop: twenty photos are twenty stops.',
    'Changing the image with arrow keys is not announced; the new name is announced on the next focus.',
    'The large image cannot be swiped; in the viewer it can, but not dragged with a mouse: use the arrows.',
    'A broken image is not loaded again until its `id` changes.',
    'The viewer has no Download or Share buttons, and no video.',
    'An `index` of the viewer outside the list wraps around, which hides an error of the page.',
  ],
} satisfies ComponentDocs;
