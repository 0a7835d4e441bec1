import { Flag, Handshake, MapPin } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'An image of the set beside words, or in their place with a name.',
  props: { Icon },
  whenToUse: [
    'Before a word that it helps to find: a place, a phone, a date.',
    'Alone, with `label`, where a table or a chart has no room for the word.',
  ],
  whenNot: [
    { when: 'It can be pressed', instead: ['IconButton'] },
    {
      when: 'It stands in a button, a field or a badge',
      instead: ['Button', 'Badge'],
      because: 'They take the image as `icon` and choose its size.',
    },
    { when: 'It says a state', instead: ['StatusBadge'], because: 'A state needs its word.' },
    { when: 'A person or a firm', instead: ['Avatar'] },
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
        name: 'Image',
        text: 'Rendered by lines of 1.75 px, 2 px at size 14. It takes the colour of the text and never shrinks in a narrow line.',
        at: 'svg',
      },
    ],
  },
  states: {
    Default: '16 px, hidden from screen readers: the word beside it is enough.',
    Sizes: '14 in small print, 16 beside text, 18 in buttons, 20 and 24 alone.',
    Labelled: 'Without a word beside it: an image with a name.',
    TakesTheColourAround: 'The colour is the text’s. It has no `tone` of its own.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Let a word stand beside it, and leave the icon without a label.',
        example: (
          <Inline gap={2}>
            <Icon icon={Handshake} />
            <Text>Kelishildi</Text>
          </Inline>
        ),
        announced: 'Kelishildi',
      },
      dont: {
        text: 'Name it with the word that stands beside it: screen readers hear it twice.',
        example: (
          <Inline gap={2}>
            <Icon icon={Handshake} label="Kelishildi" />
            <Text>Kelishildi</Text>
          </Inline>
        ),
        announced: 'Kelishildi, rasm. Kelishildi',
      },
    },
    {
      do: { text: 'Use one image for one meaning on all pages: see Foundations, Icons.' },
      dont: {
        text: 'Say something by the colour of an icon alone.',
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
    ru: 'Ничего: значок скрыт. С подписью: Договорились, изображение',
    uz: 'Hech narsa: belgi yashirin. Nomi bilan: Kelishildi, rasm',
  },
  limits: [
    'Images of lucide-react only, and five sizes.',
    'A `label` gives no tooltip: eyes must know the image, or use `IconButton`.',
    'An empty `label` counts as none.',
  ],
} satisfies ComponentDocs;
