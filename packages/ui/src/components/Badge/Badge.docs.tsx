import { Camera, CircleX, Store } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A short mark of one or two words: a role, a number of photos, a number of errors.',
  props: { Badge },
  whenToUse: [
    'Use it for a mark that cannot be clicked: «Admin», «12 фото» on an image, «1 ошибка».',
    '`StatusBadge` is built on it.',
  ],
  whenNot: [
    {
      when: 'A status of a car, a lead, an ad',
      instead: ['StatusBadge'],
      because: 'It always has an icon, and only the tones of statuses.',
    },
    { when: 'A number of unread items', instead: ['Counter'] },
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
    ],
  },
  states: {
    Tones: 'The soft tones, the solid one for a sale, and the outline.',
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
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Активно',
    uz: 'Faol',
    note: 'Plain text without a role. The icon and colour are not announced, so the text must be complete.',
  },
  limits: [
    'A truncated badge shows its full text nowhere: keep it under about 20 characters in Uzbek.',
    'A change is not announced. Wrap it in `role="status"` where that matters.',
    '`photo` has the same dark background in both themes: use it on images only.',
  ],
} satisfies ComponentDocs;
