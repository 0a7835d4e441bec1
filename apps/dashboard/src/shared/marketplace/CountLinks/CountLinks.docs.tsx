import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentDocs } from '@karvon/ui/docs';
import { CountLinks } from './CountLinks';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Counts per category on one line. Each count links to its list.',
  props: { CountLinks },
  whenToUse: [
    'Use it on the card or row of a showroom: 148 cars, of them 96 active, 12 in moderation, 3 declined.',
    'Set `hasLabels` where there is space; leave it out in a table cell.',
  ],
  whenNot: [
    { when: 'The main figures of a page', instead: ['StatTile'] },
    { when: 'The views of a list', instead: ['Tabs'], because: 'They show which one is open.' },
    { when: 'Shares of a total', instead: ['StackedBar'] },
    { when: 'A number of unread items', instead: ['Badge'] },
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
      { name: 'Total', text: 'Text in the link colour.', at: 'a' },
      { name: 'Icon', text: 'The icon of the status, 14 px, in its tone.', at: 'svg' },
      { name: 'Count', text: 'Links to the list. 28 px high, 44 px on touch.', at: 'li + li a' },
    ],
  },
  family: ['Default', 'WithLabels'],
  states: {
    Default: 'Counts only: the label is the accessible name and a tooltip.',
    WithLabels: 'The labels are next to the counts.',
    Empty: 'Only the total.',
    LongText: 'Categories wrap to the next line; nothing is cut off.',
  },
  pairs: [
    {
      do: {
        text: 'Use the icon and tone of the status, and leave out categories with a count of zero.',
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
        text: 'Show a red zero: it looks like an error and opens an empty list.',
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
    { keys: ['Tab'], does: 'Moves from count to count, the total first.' },
    { keys: ['Enter'], does: 'Opens the list of that category.' },
  ],
  screenReader: {
    ru: 'список, 4 элемента. 148 машин, ссылка. Активные: 96, ссылка',
    uz: 'ro‘yxat, 4 ta element. 148 ta avtomobil, havola. Faol: 96, havola',
  },
  limits: [
    'Without `hasLabels` the labels are not available on touch: the tooltip needs a mouse.',
    'The list has no name of its own; the title of the card gives the context.',
    'Counts are strings: the page formats the numbers.',
  ],
} satisfies ComponentDocs;
