import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Stands in the shape of what is loading, so that nothing jumps when it comes.',
  props: { Skeleton },
  whenToUse: [
    'The first load of a page, a card or a list whose shape is known.',
    'The next rows of an endless list.',
  ],
  whenNot: [
    {
      when: 'An action under way',
      instead: ['Button'],
      because: 'Its `isPending` keeps the label and shows a spinner.',
    },
    { when: 'How far an upload is', instead: ['Meter'] },
    { when: 'Nothing is there', instead: ['EmptyState'] },
    { when: 'It could not be loaded', instead: ['EmptyState'] },
  ],
  anatomy: {
    example: (
      <Stack gap={3}>
        <Skeleton aspectRatio="4 / 1" radius="lg" />
        <Skeleton width="60%" height="20px" />
        <Skeleton width="40%" />
      </Stack>
    ),
    parts: [
      {
        name: 'Image',
        text: 'Give `aspectRatio` instead of a height, and the radius of what will come.',
        at: 'span:nth-child(1)',
      },
      { name: 'Title', text: 'As high as its line: 20 px.', at: 'span:nth-child(2)' },
      {
        name: 'Line',
        text: '12 px unless told otherwise. Widths differ, as words do.',
        at: 'span:nth-child(3)',
      },
      { name: 'Shine', text: 'Crosses in 1.4 s; with reduced motion the ground stands still.' },
    ],
  },
  states: {
    Default: 'Invisible for the first 150 ms: a quick answer shows no skeleton at all.',
    CardShape: 'A card of image, title and line.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Render what will come: a round image and two lines for a conversation.',
        example: (
          <Inline gap={3}>
            <Skeleton width="44px" height="44px" radius="full" />
            <Stack gap={2}>
              <Skeleton width="160px" />
              <Skeleton width="110px" height="10px" />
            </Stack>
          </Inline>
        ),
      },
      dont: {
        text: 'One grey block: the page jumps when the content comes.',
        example: <Skeleton height="64px" radius="lg" />,
      },
    },
    {
      do: { text: 'Keep the old content in view while it is refreshed.' },
      dont: { text: 'Replace a loaded list by skeletons at each change of a filter.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Ничего: скелет скрыт, «занято» говорит область вокруг',
    uz: 'Hech narsa: skelet yashirin, bandligini atrofdagi hudud aytadi',
    note: 'Give the region `aria-busy`, and a `VisuallyHidden` status where the wait is long.',
  },
  limits: [
    'It does not know what will come: change it together with the component that it stands for.',
    'Width, height and ratio take any CSS value, so a wrong one is not found by types.',
    'The delay of 150 ms starts when it is mounted: mounted anew, it waits anew.',
  ],
} satisfies ComponentDocs;
