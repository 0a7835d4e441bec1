import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A line between two parts, or with a word in it between two paths to the same.',
  props: { Divider },
  whenToUse: ['On pages of one task: signing in by a code «или» by a password.'],
  whenNot: [
    {
      when: 'Parting sections',
      instead: ['Card'],
      because: 'A title parts better than a line.',
    },
    { when: 'Distance between things', instead: ['Stack'] },
    { when: 'Choosing one of two ways in the same place', instead: ['SegmentedControl', 'Tabs'] },
  ],
  anatomy: {
    example: <Divider>или</Divider>,
    parts: [
      { name: 'Lines', text: 'Share what the word leaves; rendered, silent.', at: 'p' },
      { name: 'Text', text: '13 px, subtle. One word, in small letters.' },
    ],
  },
  states: {
    Default: 'As wide as its place.',
    Plain: 'A line without a word, silent: below what is pinned.',
    LongText: 'A sentence still fits; on a phone it eats the lines.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Put it between two ways that lead to the same place.',
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
    note: 'A paragraph with that word. It is no separator for screen readers: the word says it.',
  },
  limits: [
    'It lies across only; things beside one another have no such line.',
    'A very long word pushes the lines to nothing and is not cut.',
  ],
} satisfies ComponentDocs;
