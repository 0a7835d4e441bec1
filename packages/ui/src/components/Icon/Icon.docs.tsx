import { Flag, Handshake, MapPin } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.4',
      text: '`tone` puts it on a soft background.',
      before: '<IconTile icon={Bell} tone="info" size="md" />',
      after: '<Icon icon={Bell} tone="info" size={18} />',
    },
  ],
  reviewed: '2026-11-23',
  summary: 'An icon of the set, next to text or, with a name, instead of it.',
  props: { Icon },
  whenToUse: [
    'Use it before text, to make a place, a phone number or a date easier to find.',
    'Use it alone, with `label`, where a table or a chart has no space for text.',
    'Use it with `tone` for the kind of a row: a notification, a figure of the work panel, an entry of a ledger.',
  ],
  whenNot: [
    { when: 'It can be clicked', instead: ['IconButton'] },
    {
      when: 'It is in a button, a field or a badge',
      instead: ['Button', 'Badge'],
      because: 'They take `icon` and set its size.',
    },
    { when: 'It shows a status', instead: ['StatusBadge'], because: 'A status needs text.' },
    { when: 'A user or a company', instead: ['Avatar'] },
  ],
  anatomy: {
    example: (
      <Inline gap={2}>
        <Icon icon={MapPin} />
        <Text>Ташкент, Чиланзар</Text>
      </Inline>
    ),
    parts: [
      {
        name: 'Icon',
        text: 'Lines of 1.75 px, 2 px at size 14. It has the colour of the text and never shrinks.',
        at: 'svg',
      },
      {
        name: 'Background',
        text: 'Only with `tone`: twice as wide as the icon, in the soft colour of the tone.',
      },
    ],
  },
  states: {
    Default: '16 px, hidden from screen readers, because the text next to it is enough.',
    Sizes: '14 px in small text, 16 px next to text, 18 px in buttons, 20 and 24 px alone.',
    Labelled: 'Without text next to it: an image with a name.',
    TakesTheColourAround: 'Without `tone` it has the colour of the text.',
    Tones: 'The tone alone has no meaning; the text next to it does.',
    ToneSizes: 'The background is 28, 32, 36, 40 or 48 px wide: twice the size of the icon.',
    Round: 'A circle: the kind of a ledger entry.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Put text next to the icon, without a `label`.',
        example: (
          <Inline gap={2}>
            <Icon icon={Handshake} />
            <Text>Bron qilingan</Text>
          </Inline>
        ),
        announced: 'Bron qilingan',
      },
      dont: {
        text: 'Repeat that text in `label`: screen readers announce it twice.',
        example: (
          <Inline gap={2}>
            <Icon icon={Handshake} label="Bron qilingan" />
            <Text>Bron qilingan</Text>
          </Inline>
        ),
        announced: 'Bron qilingan, rasm. Bron qilingan',
      },
    },
    {
      do: {
        text: 'Use one icon and one tone for one meaning on all pages: see Foundations, Icons.',
      },
      dont: {
        text: 'Use only the colour of an icon to mean something, or a tone for decoration.',
        example: (
          <Text tone="danger">
            <Icon icon={Flag} />
          </Text>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Ничего: значок скрыт. С подписью: В брони, изображение',
    uz: 'Hech narsa: belgi yashirin. Nomi bilan: Bron qilingan, rasm',
  },
  limits: [
    'Icons of lucide-react only, in five sizes.',
    '`label` shows no tooltip: use `IconButton` if the icon is not well known.',
    'An empty `label` counts as no label.',
  ],
} satisfies ComponentDocs;
