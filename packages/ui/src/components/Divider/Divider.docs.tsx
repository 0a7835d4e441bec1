import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A line between two parts, with an optional word, such as “or”, between two options.',
  props: { Divider },
  whenToUse: ['Use it on pages with one task: sign in with a code «или» with a password.'],
  whenNot: [
    {
      when: 'Separating sections',
      instead: ['Card'],
      because: 'A title separates better than a line.',
    },
    { when: 'Space between elements', instead: ['Stack'] },
    {
      when: 'Choosing one of two options in the same place',
      instead: ['SegmentedControl', 'Tabs'],
    },
  ],
  anatomy: {
    example: <Divider>или</Divider>,
    parts: [
      { name: 'Lines', text: 'They fill the space next to the word and are decorative.', at: 'p' },
      { name: 'Text', text: '13 px, subtle. One word, in lower case.' },
    ],
  },
  family: ['Default', 'Plain'],
  states: {
    Default: 'As wide as its container.',
    Plain: 'A line without a word, hidden from screen readers: below pinned items.',
    LongText: 'A sentence fits, but on a phone it leaves no space for the lines.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Use it between two options that lead to the same result.',
        example: (
          <Stack gap={3}>
            <Button variant="primary">Kod bilan kirish</Button>
            <Divider>yoki</Divider>
            <Button>Parol bilan kirish</Button>
          </Stack>
        ),
      },
      dont: {
        text: 'Use it as a title.',
        example: (
          <Stack gap={3}>
            <Divider>Narx va shartlar</Divider>
            <Text>219 000 000 so‘m</Text>
          </Stack>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'или',
    uz: 'yoki',
    note: 'A paragraph with that word. It has no separator role.',
  },
  limits: [
    'Horizontal only.',
    'A very long text leaves no space for the lines and is not truncated.',
  ],
} satisfies ComponentDocs;
