import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Counter } from './Counter';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'The number of unread items, in a red circle. It disappears at zero.',
  props: { Counter },
  whenToUse: [
    'Use it for unread messages of a chat, or items that need a response. It is the only red number on a page.',
  ],
  whenNot: [
    {
      when: 'A total',
      instead: ['Tabs', 'CountLinks'],
      because: 'Totals are muted: no action is needed.',
    },
    { when: 'A mark with text', instead: ['Badge'] },
    {
      when: 'The count of an item in the navigation',
      instead: ['Sidebar', 'TabBar'],
      because: 'They have their own count, as part of the link’s name.',
    },
    { when: 'A main figure of the page', instead: ['StatTile'] },
  ],
  anatomy: {
    example: <Counter count={7} aria-label="7 непрочитанных, образец" />,
    parts: [
      {
        name: 'Number',
        text: '11 px on red, 20 px high; round for one digit, wider for more. Above 99 it is `99+`.',
        at: 'span',
      },
    ],
  },
  states: {
    Many: 'Screen readers announce the exact number.',
    Zero: 'Nothing is rendered, and no space is reserved.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Count what needs a response from this user.',
        example: (
          <Inline gap={2}>
            <Text>Chatlar</Text>
            <Counter count={3} aria-label="3 ta o‘qilmagan" />
          </Inline>
        ),
      },
      dont: {
        text: 'Use red for a total: 131 cars are not an alert.',
        example: (
          <Inline gap={2}>
            <Text>Avtomobillar</Text>
            <Counter count={131} aria-label="131 ta avtomobil" />
          </Inline>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: '7 непрочитанных, изображение',
    uz: '7 ta o‘qilmagan, rasm',
    note: 'In a link or a button it becomes part of the name.',
  },
  limits: [
    'A new count is not announced: the page announces new messages once.',
    '`aria-label` is not derived from `count`: change both together, with the right plural.',
    'One colour and one size.',
  ],
} satisfies ComponentDocs;
