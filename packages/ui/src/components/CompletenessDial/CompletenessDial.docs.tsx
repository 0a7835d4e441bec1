import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { CompletenessDial } from './CompletenessDial';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A ring of 56 px with a percentage in it: how complete a listing is.',
  props: { CompletenessDial },
  whenToUse: ['Beside a form or on a card, together with a list of what would raise it.'],
  whenNot: [
    { when: 'Work that moves on', instead: ['Meter'], because: 'An upload is a progress bar.' },
    { when: 'Time that runs out', instead: ['Countdown'] },
    { when: 'Parts of a whole', instead: ['StackedBar'] },
    {
      when: 'What is still to do',
      instead: ['RowList'],
      because: 'A percentage alone helps nobody.',
    },
  ],
  anatomy: {
    example: <CompletenessDial value={0.78} aria-label="Заполнено, образец" />,
    parts: [
      {
        name: 'Ring',
        text: '6 px thick, from twelve o’clock. A change is rendered in 320 ms.',
        at: 'svg',
      },
      {
        name: 'Percentage',
        text: 'Whole numbers, in figures of one width.',
        at: 'span > span + span',
      },
    ],
  },
  states: {
    Default: 'Green at any value, unless `tone` says otherwise.',
    Empty: 'Nothing yet: an empty ring and 0%.',
    Full: 'Closed. Take the list beside it away.',
    Low: '`warn`: with so little it will not be sent.',
    Absurd: 'What is no number is 0.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say beside it what is missing.',
        example: (
          <Inline gap={3}>
            <CompletenessDial value={0.78} aria-label="To‘ldirildi" />
            <Text>Salonning yana 4 ta surati kerak</Text>
          </Inline>
        ),
      },
      dont: {
        text: 'Judge without a way up.',
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
    note: 'A meter from 0 to 100. A change is not announced: the list beside it says what has been done.',
  },
  limits: [
    'One size. In a row use a `Meter`.',
    'Values are rounded: 99.6 % is shown as 100%. Cut it yourself where “full” matters.',
    'The percentage is written `78%` in every language, unlike `78 %` in running text: there is no room in the ring.',
    'It does not choose its tone by the value.',
  ],
} satisfies ComponentDocs;
