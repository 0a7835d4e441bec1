import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Counter } from './Counter';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'The red round figure of what waits unread. It is gone at zero.',
  props: { Counter },
  whenToUse: [
    'Unread messages of a room; what a user has to answer. The only red figure on a page.',
  ],
  whenNot: [
    {
      when: 'How many there are',
      instead: ['Tabs', 'CountLinks'],
      because: 'Those counts are muted: nobody has to act.',
    },
    { when: 'A mark in words', instead: ['Badge'] },
    {
      when: 'The count of a place in the navigation',
      instead: ['Sidebar', 'TabBar'],
      because: 'They render their own and put it into the link’s name.',
    },
    { when: 'A figure of the page', instead: ['StatTile'] },
  ],
  anatomy: {
    example: <Counter count={7} aria-label="7 непрочитанных, образец" />,
    parts: [
      {
        name: 'Figure',
        text: '11 px on red, 20 px high; round for one digit, wider for more. Above 99 it is `99+`.',
        at: 'span',
      },
    ],
  },
  states: {
    Many: 'Screen readers hear the whole number.',
    Zero: 'Nothing is rendered, and no space is kept.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Count what waits for this user.',
        example: (
          <Inline gap={2}>
            <Text>Chatlar</Text>
            <Counter count={3} aria-label="3 ta o‘qilmagan" />
          </Inline>
        ),
      },
      dont: {
        text: 'Paint a stock red: 131 cars are no alarm.',
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
    note: 'Inside a link or a button it becomes part of the name.',
  },
  limits: [
    'A count that grows is not announced: the page says new messages once, not each list that shows them.',
    '`aria-label` is not made from `count`: both have to change together, in the right plural.',
    'One colour and one size.',
  ],
} satisfies ComponentDocs;
