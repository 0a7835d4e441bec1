import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../Card/Card';
import { CardGrid } from './CardGrid';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A list of cards of one kind, side by side: 1 on a phone, 2, 3, then 4 in a row.',
  props: { CardGrid },
  whenToUse: [
    'A page of cars or showrooms, where the image decides.',
    'The same while it loads, with as many `Skeleton`s.',
  ],
  whenNot: [
    { when: 'Figures are compared', instead: ['Table'] },
    { when: 'Columns of different things', instead: ['Grid', 'Columns'] },
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
      { name: 'List', text: 'A `ul`: screen readers hear how many there are.', at: 'ul' },
      {
        name: 'Entry',
        text: 'Each child in an `li`, 16 px from the next, as high as its row.',
        at: 'li',
      },
    ],
  },
  states: {
    Default: '3 columns from 1280 px, 4 from 1600; 2 from 640.',
    Busy: 'Others are on their way: the old cards stay, and screen readers know.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: { text: 'Set `isBusy` while the filtered list loads: the page does not jump.' },
      dont: { text: 'Empty the grid for a moment. The scroll position goes with it.' },
    },
    {
      do: { text: 'Name it as the page is named: «Автомобили».' },
      dont: { text: 'Put an `EmptyState` or a button into it: it would be counted as a card.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Автомобили, список, 5 элементов',
    uz: 'Avtomobillar, ro‘yxat, 5 ta element',
    note: 'With `isBusy` some screen readers wait with what has changed until it is off.',
  },
  limits: [
    'Columns follow the window, not the place: inside a narrow column cards are squeezed.',
    'Cards below the screen are laid out late, at a guess of 350 px: much higher ones make the scroll bar jump.',
    'A press on an arrow key does not move between cards: Tab does, through every link in them.',
  ],
} satisfies ComponentDocs;
