import { Camera, CircleX, Store } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Badge } from './Badge';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.4',
      text: 'Shows the number of unread items.',
      before: '<Counter count={7} aria-label="7 new" />',
      after: '<Badge variant="count" count={7} aria-label="7 new" />',
    },
  ],
  reviewed: '2026-11-23',
  summary: 'A short mark of one or two words, or the number of unread items in a red circle.',
  props: { Badge },
  whenToUse: [
    'Use it for a mark that cannot be clicked: «Admin», «12 фото» on an image, «1 ошибка».',
    'Use `variant="count"` for unread messages, or items that need a response. It is the only red number on a page, and disappears at zero.',
    '`StatusBadge` is built on it.',
  ],
  whenNot: [
    {
      when: 'A status of a car, a lead, an ad',
      instead: ['StatusBadge'],
      because: 'It always has an icon, and only the tones of statuses.',
    },
    {
      when: 'A total',
      instead: ['Tabs', 'CountLinks'],
      because: 'Totals are muted: no action is needed.',
    },
    {
      when: 'The count of an item in the navigation',
      instead: ['Sidebar', 'TabBar'],
      because: 'They have their own count, as part of the link’s name.',
    },
    { when: 'A main figure of the page', instead: ['StatTile'] },
    { when: 'A filter that can be removed', instead: ['Chip'] },
    { when: 'A sentence', instead: ['Banner'] },
  ],
  anatomy: {
    example: (
      <Badge tone="info" icon={Store}>
        2 салона
      </Badge>
    ),
    parts: [
      {
        name: 'Container',
        text: '24 px high, with a soft background in every tone. Only `trophy` is solid; `outline` has no background.',
        at: 'span',
      },
      { name: 'Icon', text: '14 px. It stays when space is limited.', at: 'svg' },
      {
        name: 'Text',
        text: '13 px, medium weight. It is truncated when space is limited.',
        at: 'span > span',
      },
      {
        name: 'Number',
        text: 'With `variant="count"`: 11 px on red, 20 px high; round for one digit, wider for more. Above 99 it is `99+`.',
      },
    ],
  },
  states: {
    Tones: 'The soft tones, the solid one for a sale, and the outline.',
    Count: 'The number of unread items.',
    CountMany: 'Screen readers announce the exact number.',
    CountZero: 'Nothing is rendered, and no space is reserved.',
    LongText: 'It never wraps: as wide as its text, and no wider than its container.',
  },
  pairs: [
    {
      do: {
        text: 'Use colour, icon and text.',
        example: (
          <Badge tone="danger" icon={CircleX}>
            2 ta xato
          </Badge>
        ),
      },
      dont: {
        text: 'Use colour alone.',
        example: <Badge tone="danger">2</Badge>,
      },
    },
    {
      do: {
        text: 'Use one or two badges on an item.',
        example: (
          <Inline gap={2}>
            <Badge tone="photo" icon={Camera}>
              12
            </Badge>
          </Inline>
        ),
      },
      dont: {
        text: 'Use so many that none stands out.',
        example: (
          <Inline gap={2}>
            <Badge tone="info">Новая</Badge>
            <Badge tone="warn">Торг</Badge>
            <Badge tone="deal">Обмен</Badge>
            <Badge tone="accent">Топ</Badge>
          </Inline>
        ),
      },
    },
    {
      do: {
        text: 'Count what needs a response from this user.',
        example: (
          <Inline gap={2}>
            <Text>Chatlar</Text>
            <Badge variant="count" count={3} aria-label="3 ta o‘qilmagan" />
          </Inline>
        ),
      },
      dont: {
        text: 'Use red for a total: 131 cars are not an alert.',
        example: (
          <Inline gap={2}>
            <Text>Avtomobillar</Text>
            <Badge variant="count" count={131} aria-label="131 ta avtomobil" />
          </Inline>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Активно',
    uz: 'Faol',
    note: 'Plain text without a role. The icon and colour are not announced, so the text must be complete. A count is an image with the name in `aria-label`: “7 непрочитанных, изображение”. In a link or a button it becomes part of the name.',
  },
  limits: [
    'A truncated badge shows its full text nowhere: keep it under about 20 characters in Uzbek.',
    'A change is not announced. Wrap it in `role="status"` where that matters; the page announces new messages once.',
    'The `aria-label` of a count is not derived from `count`: change both together, with the right plural.',
    'A count has one colour and one size.',
    '`photo` has the same dark background in both themes: use it on images only.',
  ],
} satisfies ComponentDocs;
