import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../Card/Card';
import { Split } from './Split';

export const docs = {
  status: 'ready',
  summary: 'Three fifths for what is looked at and two fifths for what is known and done.',
  props: { Split },
  whenToUse: ['The page of one thing: its pictures left, price, facts and deeds right.'],
  whenNot: [
    { when: 'A form with a rail beside it', instead: ['FormColumns'] },
    { when: 'A list and what is open in it', instead: ['Panes'] },
    { when: 'Cards of equal weight', instead: ['Grid', 'CardGrid'] },
    { when: 'A sign-in page', instead: ['SplitScreen'] },
  ],
  anatomy: {
    example: (
      <Split
        main={<Card title="Suratlar">14</Card>}
        side={<Card title="Narxi">219 000 000 so‘m</Card>}
      />
    ),
    parts: [
      {
        name: 'Main',
        text: 'Stands first, on screen and for readers.',
        at: ':scope > div > div:first-child',
      },
      {
        name: 'Side',
        text: 'From 1100 px on at the right, 24 px away; below that under main, 16 px away.',
        at: ':scope > div > div:last-child',
      },
    ],
  },
  states: {
    Default:
      'Both columns start at the top and are as high as what stands in them; several cards in one stand 16 px apart.',
    LongText: 'Words wrap in their column; neither column grows.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: { text: 'Put into `main` what people came to see.' },
      dont: {
        text: 'Put the only deed of the page at the end of `side`: on a phone it is far below.',
      },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Фото, 14, затем Цена, 219 000 000 сум: сначала левая часть, потом правая',
    uz: 'Suratlar, 14, keyin Narxi, 219 000 000 so‘m: avval chap qism, keyin o‘ng',
    note: 'It adds no landmark and no words of its own.',
  },
  limits: [
    'The shares are fixed, and so is the width at which it folds: that of the screen, not of its place.',
    'Neither side sticks while the other scrolls.',
  ],
} satisfies ComponentDocs;
