import type { ComponentDocs } from '../../docs/component-docs';
import { ImageViewer } from './ImageViewer';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Images on the whole screen, one after another, on a dark ground in both themes.',
  props: { ImageViewer },
  whenToUse: [
    'Photos of a message, opened from its bubble.',
    'Photos of a form, to check them before they are sent.',
  ],
  whenNot: [
    {
      when: 'The photos of a page, with small ones below',
      instead: ['Gallery'],
      because: 'It holds this viewer and loads it with the first press.',
    },
    { when: 'Ordering or removing photos', instead: ['PhotoGrid'] },
    { when: 'A form or a question over the page', instead: ['Dialog'] },
  ],
  anatomy: {
    parts: [
      { name: 'Name', text: 'The file’s name, one line, cut at its end. Optional.' },
      { name: 'Position', text: '“2 of 6”, read out when it changes.' },
      {
        name: 'Cross',
        text: 'Has the focus at first. `labels.close` names it.',
      },
      { name: 'Image', text: 'Shown whole, never cut. Its neighbours are loaded ahead.' },
      {
        name: 'Arrows',
        text: '40 px, 48 on touch, on a plate that is seen over a white car. Not there for one image.',
      },
      { name: 'Small images', text: '54 by 34 px; the current one is ringed and kept in view.' },
    ],
  },
  states: {
    One: 'No arrows, no small images.',
    Broken: 'A sign and a sentence in the image’s place; one can go on to the next.',
    Empty: 'Without images it does not open at all.',
    LongText: 'The name ends in dots; position and cross stay whole.',
  },
  stage: { width: 'half', frame: 480 },
  pairs: [
    {
      do: {
        text: 'Say in `alt` what tells this photo from the next: «Вид сзади, бампер поцарапан».',
      },
      dont: { text: 'Repeat the file’s name in `alt`: it stands above already.' },
    },
    {
      do: {
        text: 'Keep `index` in the page: what was looked at last is what the page shows after closing.',
      },
      dont: { text: 'Open it on a page load or by a link: nobody asked for a dark screen.' },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowRight'],
      does: 'The next image; after the last comes the first. `ArrowLeft` goes back. Works wherever the focus is in the window.',
    },
    { keys: ['Home'], does: 'The first image; `End` the last.' },
    { keys: ['Tab'], does: 'Cross, arrows, the current small image, and round again.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to what opened it.' },
  ],
  screenReader: {
    ru: 'Просмотр фото, диалоговое окно; Закрыть, кнопка',
    uz: 'Suratlarni ko‘rish, muloqot oynasi; Yopish, tugma',
    note: 'Turning says “3 of 6”. A small image is named by its place, the current one with “current”.',
  },
  limits: [
    'It does not zoom. Two fingers enlarge the whole window, as in any page.',
    'A mouse cannot drag from one image to the next; it has arrows and the wheel.',
    'Opened by `index` outside the list it wraps around, which hides a mistake of the page.',
    'There is no button to download or share.',
    'Images only, no video.',
  ],
} satisfies ComponentDocs;
