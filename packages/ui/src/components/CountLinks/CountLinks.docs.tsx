import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { CountLinks } from './CountLinks';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'How many there are of each kind, in one line; each figure opens these.',
  props: { CountLinks },
  whenToUse: [
    'On the card or the row of a showroom: 148 cars, of them 96 active, 12 in moderation, 3 declined.',
    'With `hasLabels` where there is room; without them in a table cell.',
  ],
  whenNot: [
    { when: 'Figures that lead the page', instead: ['StatTile'] },
    { when: 'The views of a list', instead: ['Tabs'], because: 'They say which one is open.' },
    { when: 'Their shares of the whole', instead: ['StackedBar'] },
    { when: 'How many wait unread', instead: ['Counter'] },
  ],
  anatomy: {
    example: (
      <CountLinks
        hasLabels
        total={{ label: '148 машин', href: '#all' }}
        items={[
          {
            id: 'a',
            icon: CircleCheck,
            title: 'Активные',
            count: '96',
            tone: 'success',
            href: '#a',
          },
        ]}
      />
    ),
    parts: [
      { name: 'Total', text: 'In words, in the colour of links.', at: 'a' },
      { name: 'Icon', text: 'Of the status, 14 px, in its tone.', at: 'svg' },
      { name: 'Figure', text: 'Leads to these. 28 px high, 44 on touch.', at: 'li + li a' },
    ],
  },
  states: {
    Default: 'Figures only: the words are the name of the link and show under the pointer.',
    WithLabels: 'The words beside the figures.',
    Empty: 'The total alone.',
    LongText: 'Whole kinds go to the next line; nothing is cut.',
  },
  pairs: [
    {
      do: {
        text: 'Take the icon and the tone of the status, and leave out kinds with none.',
        example: (
          <CountLinks
            hasLabels
            total={{ label: '24 ta avtomobil', href: '#uz' }}
            items={[
              {
                id: 'a',
                icon: CircleCheck,
                title: 'Faol',
                count: '21',
                tone: 'success',
                href: '#uz-a',
              },
              {
                id: 'd',
                icon: CircleX,
                title: 'Rad etilgan',
                count: '3',
                tone: 'danger',
                href: '#uz-d',
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Show a red zero: it looks like a fault and opens an empty list.',
        example: (
          <CountLinks
            total={{ label: '21 ta avtomobil', href: '#uz2' }}
            items={[
              {
                id: 'd',
                icon: CircleX,
                title: 'Rad etilgan',
                count: '0',
                tone: 'danger',
                href: '#uz2-d',
              },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from figure to figure, the total first.' },
    { keys: ['Enter'], does: 'Opens the list of that kind.' },
  ],
  screenReader: {
    ru: 'список, 4 элемента. 148 машин, ссылка. Активные: 96, ссылка',
    uz: 'ro‘yxat, 4 ta element. 148 ta avtomobil, havola. Faol: 96, havola',
  },
  limits: [
    'Without `hasLabels` the labels are not visible on touch: the tooltip needs a pointer.',
    'The list has no name of its own; the title of the card says whose figures these are.',
    'Counts come as text: grouping digits is the page’s work.',
  ],
} satisfies ComponentDocs;
