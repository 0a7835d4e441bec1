import { Camera, CircleX, Store } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A mark in a word or two: a role, a count of photos, how many things are wrong.',
  props: { Badge },
  whenToUse: [
    'A mark that belongs to a thing and cannot be pressed: «Admin», «12 фото» on an image, «1 ошибка».',
    'The ground of every status: `StatusBadge` is made of it.',
  ],
  whenNot: [
    {
      when: 'A status of a car, a lead, an ad',
      instead: ['StatusBadge'],
      because: 'It cannot be made without an icon and has only the tones of statuses.',
    },
    { when: 'How many wait unread', instead: ['Counter'] },
    { when: 'A filter that can be taken away', instead: ['Chip'] },
    { when: 'A whole sentence', instead: ['Note', 'Banner'] },
  ],
  anatomy: {
    example: (
      <Badge tone="info" icon={Store}>
        2 салона
      </Badge>
    ),
    parts: [
      {
        name: 'Ground',
        text: '24 px high in every tone, soft. `trophy` alone is solid, `outline` has none.',
        at: 'span',
      },
      { name: 'Icon', text: '14 px. It stays when room is short.', at: 'svg' },
      {
        name: 'Text',
        text: '13 px, medium. It ends in dots when room is short.',
        at: 'span > span',
      },
    ],
  },
  states: {
    Tones: 'The soft tones, the solid one for a sale, and the quiet outline.',
    LongText: 'It never wraps: as wide as its words, and no wider than its place.',
  },
  pairs: [
    {
      do: {
        text: 'Say it by colour, icon and word.',
        example: (
          <Badge tone="danger" icon={CircleX}>
            2 ta xato
          </Badge>
        ),
      },
      dont: {
        text: 'Leave it to the colour.',
        example: <Badge tone="danger">2</Badge>,
      },
    },
    {
      do: {
        text: 'One or two marks on a thing.',
        example: (
          <Inline gap={2}>
            <Badge tone="photo" icon={Camera}>
              12
            </Badge>
          </Inline>
        ),
      },
      dont: {
        text: 'A garland: none of them is seen.',
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
    note: 'Plain text without a role. The icon and the colour are silent, so the word has to say it all.',
  },
  limits: [
    'The full words of a cut badge are shown nowhere: keep it under about 20 letters in Uzbek.',
    'A word that changes is not announced. Put it into a `role="status"` where that matters.',
    '`photo` has the same dark plate in both themes: it is meant for images only.',
  ],
} satisfies ComponentDocs;
