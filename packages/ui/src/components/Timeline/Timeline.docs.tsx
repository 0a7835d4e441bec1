import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Timeline, type TimelineEntry } from './Timeline';

const entries: TimelineEntry[] = [
  {
    id: 2,
    title: 'E’lon chop etildi',
    time: 'bugun, 11:20',
    dateTime: '2025-11-20T06:20:00Z',
    who: 'Moderator',
    icon: CircleCheck,
    tone: 'success',
  },
  {
    id: 1,
    title: 'Rad etildi',
    description: '3-suratda davlat raqami ko‘rinmoqda',
    time: 'kecha, 18:02',
    who: 'Moderator',
    icon: CircleX,
    tone: 'danger',
  },
];

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'The history of one object: what happened, when and by whom, newest first.',
  props: { Timeline },
  whenToUse: ['Use it for the read-only history of a car, a request or a payment.'],
  whenNot: [
    { when: 'Notifications about different objects', instead: ['RowList'] },
    { when: 'Future steps', instead: ['SectionNav'] },
    { when: 'A conversation', instead: ['MessageList'] },
    { when: 'Values over time', instead: ['LineChart', 'BarChart'] },
    { when: 'No events yet', instead: ['EmptyState'] },
  ],
  anatomy: {
    example: <Timeline aria-label="Tarix" entries={entries} />,
    parts: [
      {
        name: 'Icon',
        text: '24 px in the soft tone of the event; a dot if there is no icon.',
        at: 'li > span',
      },
      { name: 'Line', text: 'Connects the entries.' },
      { name: 'Title', text: 'The event, in the past tense: «Отклонено».', at: 'li p' },
      {
        name: 'Reason',
        text: 'Why, or what changed. Optional.',
        at: 'li:last-child p + p',
      },
      {
        name: 'Time and author',
        text: 'A readable text; `dateTime` is machine-readable.',
        at: 'time',
      },
    ],
  },
  states: {
    Default: 'Icons in three tones, and a dot for an automatic event.',
    LongText: 'Everything wraps next to the line.',
  },
  pairs: [
    {
      do: {
        text: 'Give a reason that helps.',
        example: <Timeline aria-label="Sababli tarix" entries={entries.slice(1)} />,
      },
      dont: {
        text: 'Show only the result.',
        example: (
          <Timeline
            aria-label="Sababsiz tarix"
            entries={[{ id: 1, title: 'Rad etildi', time: 'kecha, 18:02', tone: 'danger' }]}
          />
        ),
      },
    },
    {
      do: { text: 'Group the changes of one save in one entry.' },
      dont: { text: 'Add an entry for each saved field.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'История, список, 4 элемента. Опубликовано, сегодня в 11:20 · Модератор',
    uz: 'Tarix, ro‘yxat, 4 element. Chop etildi, bugun, 11:20 · Moderator',
    note: 'Icons and tones are not announced: the title must be clear without them.',
  },
  limits: [
    'It shows entries in the order of the data: the page sorts them.',
    'No headings for days, no loading of older entries.',
    'An empty list renders an empty `ol`.',
  ],
} satisfies ComponentDocs;
