import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Text in a size, weight and tone of the theme.',
  props: { Text },
  whenToUse: [
    'Use it for text that is not part of another component: a line of a card, a hint, a value.',
    'Use it inside another `Text`, with `tone="inherit"`, for a different weight.',
  ],
  whenNot: [
    {
      when: 'A title',
      instead: ['Heading'],
      because: 'Screen reader users move from title to title.',
    },
    { when: 'The hint or error message of a field', instead: ['TextField'] },
    { when: 'Text that is a link', instead: ['Link'] },
    { when: 'A status', instead: ['StatusBadge'] },
    { when: 'Text for screen readers only', instead: ['VisuallyHidden'] },
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
        text: '`md`, 14 px with a line height of 20 px. The standard size.',
        at: 'p:nth-child(1)',
      },
      {
        name: 'Second line',
        text: '`sm`, 13 px with a line height of 18 px, `muted`.',
        at: 'p:nth-child(2)',
      },
      {
        name: 'Caption',
        text: '`xs`, 12 px with a line height of 16 px, `subtle`: times, counts, hints.',
        at: 'p:nth-child(3)',
      },
    ],
  },
  states: {
    Default: 'Long words break.',
    Sizes:
      '18, 16, 14, 13 and 12 px. 14 px is the standard size; only axes and counters are smaller than 12 px.',
    Tones: 'Every tone has a contrast of 4.5:1 on the page and on cards, in both themes.',
    LongText: '`isTruncated`: one line with an ellipsis.',
  },
  pairs: [
    {
      do: {
        text: 'Use tone to emphasise small text.',
        example: (
          <Text size="xs" tone="muted">
            Tekshirilmagan
          </Text>
        ),
      },
      dont: {
        text: 'Use weight 600 at 12 or 13 px: the dot of i, which is frequent in Uzbek, becomes unreadable.',
        example: (
          <Text size="xs" weight="semibold">
            Tekshirilmagan
          </Text>
        ),
      },
    },
    {
      do: {
        text: 'Use `isNumeric` for tabular figures in columns and counters.',
        example: (
          <Stack gap={1} align="flex-end">
            <Text isNumeric>219 000 000</Text>
            <Text isNumeric>81 111 000</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Use it in running text: there are gaps around 1.',
        example: <Text isNumeric>111 111 000 сум</Text>,
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: '24 500 км · автомат · 1.2 л · бензин',
    uz: '24 500 km · avtomat · 1.2 l · benzin',
    note: 'Tone and size are not announced. Red text must also say what is wrong.',
  },
  limits: [
    'A `span` by default: two of them are on one line. Use `as="p"`.',
    'Truncated text is shown nowhere else: add a `Tooltip` on a focusable element, or let it wrap.',
    '`as="time"` has no `dateTime` and `as="label"` has no `htmlFor`: a label has to wrap its control.',
    'Types allow `semibold` at `xs` and `sm`.',
  ],
} satisfies ComponentDocs;
