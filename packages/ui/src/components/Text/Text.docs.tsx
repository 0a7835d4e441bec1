import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Running words in a size, a weight and a tone of the theme.',
  props: { Text },
  whenToUse: [
    'Words that stand by themselves: a line of a card, a hint, a figure.',
    'A part of a sentence with another weight: inside another `Text`, with `tone="inherit"`.',
  ],
  whenNot: [
    { when: 'A title', instead: ['Heading'], because: 'Screen readers jump from title to title.' },
    { when: 'The hint or error of a field', instead: ['TextField'] },
    { when: 'Words that lead somewhere', instead: ['Link'] },
    { when: 'A status', instead: ['StatusBadge'] },
    { when: 'Words for screen readers only', instead: ['VisuallyHidden'] },
  ],
  anatomy: {
    example: (
      <Stack gap={1}>
        <Text as="p" weight="medium">
          Chevrolet Cobalt, 2024
        </Text>
        <Text as="p" size="sm" tone="muted">
          24 500 km · avtomat · benzin
        </Text>
        <Text as="p" size="xs" tone="subtle">
          3 kun oldin
        </Text>
      </Stack>
    ),
    parts: [
      {
        name: 'Body',
        text: '`md`, 14 px of 20. The size of nearly everything.',
        at: 'p:nth-child(1)',
      },
      { name: 'Second line', text: '`sm`, 13 px of 18, `muted`.', at: 'p:nth-child(2)' },
      {
        name: 'Caption',
        text: '`xs`, 12 px of 16, `subtle`: times, counts, hints.',
        at: 'p:nth-child(3)',
      },
    ],
  },
  states: {
    Default: 'Long words break anywhere rather than leave their box.',
    Sizes:
      '18, 16, 14, 13 and 12 px. 14 is the body; nothing is smaller than 12 but axes and counters.',
    Tones: 'Every tone holds 4.5:1 on canvas and cards, in both themes.',
    LongText: '`isTruncated`: one line with dots.',
  },
  pairs: [
    {
      do: {
        text: 'Set apart small words by tone.',
        example: (
          <Text size="xs" tone="muted">
            Tekshirilmagan
          </Text>
        ),
      },
      dont: {
        text: 'By 600 at 12 or 13 px: it closes the dot of i, on which Uzbek lives.',
        example: (
          <Text size="xs" weight="semibold">
            Tekshirilmagan
          </Text>
        ),
      },
    },
    {
      do: {
        text: 'Digits of one width where they stand below one another or tick: `isNumeric`.',
        example: (
          <Stack gap={1} align="flex-end">
            <Text isNumeric>219 000 000</Text>
            <Text isNumeric>81 111 000</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'In running prices: gaps open around 1.',
        example: <Text isNumeric>111 111 000 сум</Text>,
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: '24 500 км · автомат · 1.2 л · бензин',
    uz: '24 500 km · avtomat · 1.2 l · benzin',
    note: 'Tone and size are not read. What is red must say so in words.',
  },
  limits: [
    'A `span` unless told otherwise: two of them run into one line. Give `as="p"`.',
    'Truncated words are not shown anywhere else: add a `Tooltip` on something that takes the focus, or let them wrap.',
    '`as="time"` takes no `dateTime` and `as="label"` no `htmlFor`: a label has to wrap its control.',
    'Types do not forbid `semibold` at `xs` and `sm`.',
  ],
} satisfies ComponentDocs;
