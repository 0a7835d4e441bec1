import type { ComponentDocs } from '@karvon/ui/docs';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { CompletenessDial } from './CompletenessDial';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A 56 px ring with a percentage: how complete a listing is.',
  props: { CompletenessDial },
  whenToUse: ['Use it next to a form or on a card, with a list of what would raise the score.'],
  whenNot: [
    { when: 'Work in progress', instead: ['Meter'], because: 'An upload has a progress bar.' },
    { when: 'Time left', instead: ['Timer'] },
    { when: 'Parts of a total', instead: ['StackedBar'] },
    {
      when: 'A list of what is missing',
      instead: ['RowList'],
      because: 'A percentage alone does not say what to do.',
    },
  ],
  anatomy: {
    example: <CompletenessDial value={0.78} aria-label="Заполнено, образец" />,
    parts: [
      {
        name: 'Ring',
        text: '6 px thick, from twelve o’clock. A change is animated for 320 ms.',
        at: 'svg',
      },
      {
        name: 'Percentage',
        text: 'A whole number, in tabular figures.',
        at: 'span > span + span',
      },
    ],
  },
  family: ['Default', 'Low', 'Full', 'Empty'],
  states: {
    Default: 'Green at any value, unless `tone` is set.',
    Empty: 'Nothing yet: an empty ring and 0%.',
    Full: 'A closed ring. Remove the list next to it.',
    Low: '`warn`: too incomplete to be submitted.',
    Absurd: 'A value that is not a number is shown as 0.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say next to it what is missing.',
        example: (
          <Inline gap={3}>
            <CompletenessDial value={0.78} aria-label="To‘ldirildi" />
            <Text>Salonning yana 4 ta surati kerak</Text>
          </Inline>
        ),
      },
      dont: {
        text: 'Show a score without saying how to raise it.',
        example: (
          <Inline gap={3}>
            <CompletenessDial value={0.2} tone="danger" aria-label="To‘ldirildi, yomon" />
            <Text>E’lon yomon</Text>
          </Inline>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Заполнено, 78, индикатор',
    uz: 'To‘ldirildi, 78, indikator',
    note: 'A meter from 0 to 100. A change is not announced: the list next to it says what was completed.',
  },
  limits: [
    'One size only. In a row use a `Meter`.',
    'Values are rounded: 99.6% is shown as 100%. Round down yourself where “complete” matters.',
    'The percentage is `78%` in every language, without the space of running text, because the ring is small.',
    'It does not choose its tone from the value.',
  ],
} satisfies ComponentDocs;
