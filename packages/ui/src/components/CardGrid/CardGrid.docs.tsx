import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../Card/Card';
import { CardGrid } from './CardGrid';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A list of similar cards: 1 column on a phone, then 2, 3 or 4.',
  props: { CardGrid },
  whenToUse: [
    'Use it for a page of cars or showrooms, where the image matters most.',
    'While it loads, fill it with as many `Skeleton`s.',
  ],
  whenNot: [
    { when: 'Comparing values', instead: ['Table'] },
    { when: 'Columns with different content', instead: ['Grid', 'Columns'] },
    { when: 'Rows with one line', instead: ['RowList'] },
    { when: 'The photos of one car', instead: ['Gallery', 'PhotoGrid'] },
  ],
  anatomy: {
    example: (
      <CardGrid aria-label="Автомобили, образец">
        {['Chevrolet Tracker', 'Kia K5', 'BYD Song Plus'].map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </CardGrid>
    ),
    parts: [
      { name: 'List', text: 'A `ul`: screen readers announce the number of items.', at: 'ul' },
      {
        name: 'Item',
        text: 'Each child is in an `li`, with a 16 px gap and the height of its row.',
        at: 'li',
      },
    ],
  },
  states: {
    Default: '3 columns from 1280 px, 4 from 1600; 2 from 640.',
    Busy: 'The next page is loading: the old cards stay, and screen readers are informed.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: { text: 'Set `isBusy` while the filtered list loads, so that the page does not jump.' },
      dont: { text: 'Empty the grid while it loads: the scroll position is lost.' },
    },
    {
      do: { text: 'Use the name of the page: «Автомобили».' },
      dont: { text: 'Put an `EmptyState` or a button in it: it would be counted as a card.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Автомобили, список, 5 элементов',
    uz: 'Avtomobillar, ro‘yxat, 5 ta element',
    note: 'With `isBusy` some screen readers announce changes only when loading ends.',
  },
  limits: [
    'Columns depend on the width of the window, not of the container: in a narrow column the cards are squeezed.',
    'Cards below the viewport are laid out late, with an estimated height of 350 px: much taller ones make the scrollbar jump.',
    'Arrow keys do not move between cards: Tab moves through every link.',
  ],
} satisfies ComponentDocs;
