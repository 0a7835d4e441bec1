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
  summary: 'What happened to one thing, when and by whom, newest first.',
  props: { Timeline },
  whenToUse: ['The history of a car, a request, a payment: what is read and not pressed.'],
  whenNot: [
    { when: 'News of many things, each a way to it', instead: ['RowList'] },
    { when: 'Steps that are still to come', instead: ['Stepper'] },
    { when: 'A conversation', instead: ['MessageList'] },
    { when: 'Figures in time', instead: ['LineChart', 'DayBars'] },
    { when: 'Nothing happened yet', instead: ['EmptyState'] },
  ],
  anatomy: {
    example: <Timeline aria-label="Tarix" entries={entries} />,
    parts: [
      {
        name: 'Sign',
        text: '24 px in the soft tone of what happened; without an icon a dot.',
        at: 'li > span',
      },
      { name: 'Line', text: 'Ties the entries; none after the last.' },
      { name: 'Title', text: 'What happened, in the past: «Отклонено».', at: 'li p' },
      {
        name: 'Reason',
        text: 'Why, or what changed. Optional.',
        at: 'li:last-child p + p',
      },
      { name: 'When and who', text: 'Words for people; `dateTime` for machines.', at: 'time' },
    ],
  },
  states: {
    Default: 'Signs in three tones and, for what nobody did, a dot.',
    LongText: 'Everything wraps beside the line.',
  },
  pairs: [
    {
      do: {
        text: 'Say why, in the words that help.',
        example: <Timeline aria-label="Sababli tarix" entries={entries.slice(1)} />,
      },
      dont: {
        text: 'A bare verdict.',
        example: (
          <Timeline
            aria-label="Sababsiz tarix"
            entries={[{ id: 1, title: 'Rad etildi', time: 'kecha, 18:02', tone: 'danger' }]}
          />
        ),
      },
    },
    {
      do: { text: 'Group what one press did into one entry.' },
      dont: { text: 'An entry for each field that was saved.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'История, список, 4 элемента. Опубликовано, сегодня в 11:20 · Модератор',
    uz: 'Tarix, ro‘yxat, 4 element. Chop etildi, bugun, 11:20 · Moderator',
    note: 'Signs and tones are not read: the title says what they say.',
  },
  limits: [
    'It shows the entries in the order in which they come: newest first is the page’s task.',
    'No headings for days, no loading of older ones.',
    'An empty list still renders an empty `ol`.',
  ],
} satisfies ComponentDocs;
