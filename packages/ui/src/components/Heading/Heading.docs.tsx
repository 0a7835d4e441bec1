import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Heading } from './Heading';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A title. Its place in the outline and its size are two questions.',
  props: { Heading },
  whenToUse: [
    'The title of a part of a page, at the level that follows from what it stands in.',
    'A sign-in page’s only title: `level={1}` with `size="3xl"`.',
  ],
  whenNot: [
    {
      when: 'The title of a screen',
      instead: ['Page'],
      because: 'It renders the one `h1`, with the way here and the actions.',
    },
    {
      when: 'The title of a card or of a section of a form',
      instead: ['Card'],
      because: 'They bring their own.',
    },
    { when: 'A bold line that begins nothing', instead: ['Text'] },
  ],
  anatomy: {
    example: <Heading level={2}>Цена и условия</Heading>,
    parts: [
      {
        name: 'Text',
        text: '14, 16, 18, 22 or 28 px, weight 600; large ones are set a little tighter. It has no margins: a `Stack` gives the distance.',
        at: 'h2',
      },
    ],
  },
  states: {
    Default: 'Level 2: 18 px unless told otherwise.',
    SignIn: 'The largest, 28 px, for pages that have nothing else on them.',
    LongText: 'Wraps, and breaks inside a word that is longer than its line.',
  },
  pairs: [
    {
      do: {
        text: 'Choose the level by the outline and the look by `size`.',
        example: (
          <Stack gap={2}>
            <Heading level={2}>E’lon</Heading>
            <Heading level={3} size="md">
              Narx va shartlar
            </Heading>
          </Stack>
        ),
      },
      dont: {
        text: 'Skip to level 4 because it is small, or make a title of bold text.',
        example: (
          <Stack gap={2}>
            <Heading level={2}>E’lon</Heading>
            <Text weight="semibold">Narx va shartlar</Text>
          </Stack>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Цена и условия, заголовок уровня 2',
    uz: 'Narx va shartlar, 2-darajali sarlavha',
    note: 'Screen readers jump from heading to heading: skipped levels read as a missing part.',
  },
  limits: [
    'Levels end at 4: what needs a fifth is too deep a page.',
    'It never cuts its words off. In a line that may not wrap, its parent cuts them, as `RowList` does.',
    'It checks no outline: two `h1` on a screen are the page’s own fault.',
  ],
} satisfies ComponentDocs;
