import { CalendarX, CircleCheck, Hourglass } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from './StatusBadge';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A status: colour, image and word together, none of which may be left out.',
  props: { StatusBadge },
  whenToUse: [
    'The state of a car, a lead, an offer, an employee, on a card, in a row, on a page.',
    'Always with the tone and the image of the table on the page Statuses.',
  ],
  whenNot: [
    { when: 'A role, a kind, a number of photos', instead: ['Badge'] },
    { when: 'How many are unread', instead: ['Counter'] },
    { when: 'A filter that is on', instead: ['Chip'] },
    {
      when: 'Why it is so and what to do',
      instead: ['Banner', 'Note'],
      because: 'A badge has no room for reasons.',
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
        name: 'Ground',
        text: '24 px high, radius 6, soft. `trophy` alone is solid.',
        at: ':scope > *',
      },
      { name: 'Image', text: '14 px: tells statuses apart without colour.', at: 'svg' },
      { name: 'Text', text: 'One or two words, 13 px, 500.' },
    ],
  },
  states: {
    Default: 'Success: it is on sale.',
    Tones: 'Success, info, warn, danger, deal, neutral, outline, trophy.',
    Trophy: 'A sale. The one solid badge of the product.',
    LongText: 'In a narrow place the word ends in dots.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'The word of the table, in both languages the same status.',
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
        text: 'Another colour for the same status, because it looks friendlier.',
        example: (
          <StatusBadge tone="success" icon={CalendarX}>
            Срок истёк
          </StatusBadge>
        ),
      },
    },
    {
      do: {
        text: 'On a photo with `isLifted`.',
        example: (
          <StatusBadge tone="success" icon={CircleCheck} isLifted>
            Faol
          </StatusBadge>
        ),
      },
      dont: { text: 'Use `trophy` for anything but a sale.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Активно',
    uz: 'Faol',
    note: 'Only the word is read; the image is decorative.',
  },
  limits: [
    'It does not know the product’s statuses: the app’s table gives tone and image for each.',
    'It cannot be pressed, and it cannot have a tooltip.',
    'A change is not announced. Where it follows an action, a `Toast` says it.',
  ],
} satisfies ComponentDocs;
