import { CalendarX, CircleCheck, Hourglass } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from './StatusBadge';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A status with colour, icon and text, all of which are required.',
  props: { StatusBadge },
  whenToUse: [
    'Use it for the status of a car, a lead, an offer or an employee.',
    'Use the tone and icon of the table on the page Statuses.',
  ],
  whenNot: [
    { when: 'A role, a kind, a number of photos or of unread items', instead: ['Badge'] },
    { when: 'An active filter', instead: ['Chip'] },
    {
      when: 'The reason of a status',
      instead: ['Banner'],
      because: 'A badge has no space for reasons.',
    },
  ],
  anatomy: {
    example: (
      <StatusBadge tone="info" icon={Hourglass}>
        Moderatsiyada
      </StatusBadge>
    ),
    parts: [
      {
        name: 'Container',
        text: '24 px high, 6 px corners, soft. Only `trophy` is solid.',
        at: ':scope > *',
      },
      { name: 'Icon', text: '14 px. It distinguishes statuses without colour.', at: 'svg' },
      { name: 'Text', text: 'One or two words, 13 px, weight 500.' },
    ],
  },
  states: {
    Default: 'Success: for sale.',
    Tones: 'Success, info, warn, danger, deal, neutral, outline, trophy.',
    Trophy: 'A sale. The only solid badge of the product.',
    LongText: 'In a narrow container the text is truncated.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Use the text of the table, in both languages.',
        example: (
          <Inline gap={2}>
            <StatusBadge tone="warn" icon={CalendarX}>
              Срок истёк
            </StatusBadge>
            <StatusBadge tone="warn" icon={CalendarX}>
              Muddati tugagan
            </StatusBadge>
          </Inline>
        ),
      },
      dont: {
        text: 'Use another colour for the same status.',
        example: (
          <StatusBadge tone="success" icon={CalendarX}>
            Срок истёк
          </StatusBadge>
        ),
      },
    },
    {
      do: {
        text: 'On a photo use `isLifted`.',
        example: (
          <StatusBadge tone="success" icon={CircleCheck} isLifted>
            Faol
          </StatusBadge>
        ),
      },
      dont: { text: 'Use `trophy` for anything except a sale.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Активно',
    uz: 'Faol',
    note: 'Only the text is announced; the icon is decorative.',
  },
  limits: [
    'It does not know the statuses of the product: a table in the app has the tone and icon of each.',
    'It cannot be clicked and cannot have a tooltip.',
    'A change is not announced. After an action, show a `Toast`.',
  ],
} satisfies ComponentDocs;
