import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Heading } from './Heading';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A title. Its heading level and its size are set separately.',
  props: { Heading },
  whenToUse: [
    'Use it for the title of a section, at the level that matches the structure of the page.',
    'For the only title of a sign-in page use `level={1}` with `size="3xl"`.',
  ],
  whenNot: [
    {
      when: 'The title of a screen',
      instead: ['Page'],
      because: 'It renders the only `h1`, with the path and the actions.',
    },
    {
      when: 'The title of a card or of a section of a form',
      instead: ['Card'],
      because: 'They have their own.',
    },
    { when: 'Bold text that is not a heading', instead: ['Text'] },
  ],
  anatomy: {
    example: <Heading level={2}>Цена и условия</Heading>,
    parts: [
      {
        name: 'Text',
        text: '14, 16, 18, 22 or 28 px, weight 600; large sizes have tighter letter spacing. It has no margins: use a `Stack`.',
        at: 'h2',
      },
    ],
  },
  states: {
    Default: 'Level 2: 18 px by default.',
    SignIn: 'The largest, 28 px, for pages with nothing else on them.',
    LongText: 'It wraps, and a word longer than its line breaks.',
  },
  pairs: [
    {
      do: {
        text: 'Choose the level by structure and the appearance by `size`.',
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
        text: 'Use level 4 because it is small, or use bold text as a heading.',
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
    note: 'Screen reader users move from heading to heading: a skipped level sounds like a missing section.',
  },
  limits: [
    'Levels end at 4: a page that needs a fifth is too complex.',
    'It is never truncated. Where it must not wrap, its parent truncates it, as `RowList` does.',
    'It does not check the structure: a second `h1` is an error of the page.',
  ],
} satisfies ComponentDocs;
