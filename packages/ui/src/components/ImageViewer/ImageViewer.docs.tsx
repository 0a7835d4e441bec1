import type { ComponentDocs } from '../../docs/component-docs';
import { ImageViewer } from './ImageViewer';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A full-screen view of images, on a dark background in both themes.',
  props: { ImageViewer },
  whenToUse: [
    'Use it for the photos of a message, opened from its bubble.',
    'Use it to check the photos of a form before they are submitted.',
  ],
  whenNot: [
    {
      when: 'The photos of a page, with thumbnails',
      instead: ['Gallery'],
      because: 'It includes this viewer and loads it on the first click.',
    },
    { when: 'Sorting or removing photos', instead: ['PhotoGrid'] },
    { when: 'A form or a question', instead: ['Dialog'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Name',
        text: 'The file name on one line, truncated. Optional.',
        at: '[role=dialog] span',
      },
      { name: 'Position', text: '“2 of 6”, announced when it changes.', at: '[aria-live=polite]' },
      {
        name: 'Close button',
        text: 'Focused first. `labels.close` is its name.',
        at: '[aria-live=polite] + button',
      },
      {
        name: 'Image',
        text: 'Shown in full, never cropped. The next and previous images are preloaded.',
        at: '[role=dialog] img',
      },
      {
        name: 'Arrows',
        text: '40 px, 48 px on touch, on a background that is visible over a white car. Not shown for one image.',
        at: '[data-side=next]',
      },
      {
        name: 'Thumbnails',
        text: '54 × 34 px; the current one has a ring and is kept visible.',
        at: '[role=dialog] button:has(img)',
      },
    ],
  },
  states: {
    One: 'No arrows, no thumbnails.',
    Broken: 'An icon and a sentence replace the image; the other images are still available.',
    Empty: 'Without images it does not open.',
    LongText: 'The name is truncated; the position and the Close button are not.',
  },
  stage: { width: 'half', frame: 480 },
  pairs: [
    {
      do: {
        text: 'Describe in `alt` what is different in this photo: «Вид сзади, бампер поцарапан».',
      },
      dont: { text: 'Repeat the file name in `alt`: it is already shown.' },
    },
    {
      do: {
        text: 'Keep `index` in the page, so that it shows the last viewed image after closing.',
      },
      dont: { text: 'Open it on page load or from a link: users do not expect a dark screen.' },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowRight'],
      does: 'Shows the next image, and the first after the last. `ArrowLeft` goes back. Works wherever focus is in the viewer.',
    },
    { keys: ['Home'], does: 'Shows the first image; `End` the last.' },
    {
      keys: ['Tab'],
      does: 'Moves through the Close button, arrows and the current thumbnail, and round again.',
    },
    { keys: ['Escape'], does: 'Closes it. Focus returns to the element that opened it.' },
  ],
  screenReader: {
    ru: 'Просмотр фото, диалоговое окно; Закрыть, кнопка',
    uz: 'Suratlarni ko‘rish, muloqot oynasi; Yopish, tugma',
    note: 'A new image is announced as “3 of 6”. A thumbnail is named by its position, the current one with “current”.',
  },
  limits: [
    'It has no zoom. Pinching zooms the full page.',
    'Images cannot be dragged with a mouse; use the arrows or the wheel.',
    'An `index` outside the list wraps around, which hides an error of the page.',
    'There are no Download or Share buttons.',
    'Images only, no video.',
  ],
} satisfies ComponentDocs;
