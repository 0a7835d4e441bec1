import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A placeholder in the shape of the content that is loading, so that nothing moves.',
  props: { Skeleton },
  whenToUse: [
    'Use it for the first load of a page, a card or a list.',
    'Use it for the next rows of an endless list.',
  ],
  whenNot: [
    {
      when: 'A pending action',
      instead: ['Button'],
      because: '`isPending` keeps the label and shows a spinner.',
    },
    { when: 'The progress of an upload', instead: ['Meter'] },
    { when: 'An empty list', instead: ['EmptyState'] },
    { when: 'A loading error', instead: ['EmptyState'] },
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
        text: 'Set `aspectRatio` instead of a height, and the corner radius of the content.',
        at: 'span:nth-child(1)',
      },
      { name: 'Title', text: 'As high as its line: 20 px.', at: 'span:nth-child(2)' },
      {
        name: 'Line',
        text: '12 px by default. Vary the widths, as in real text.',
        at: 'span:nth-child(3)',
      },
      { name: 'Animation', text: '1.4 s; with reduced motion the background does not move.' },
    ],
  },
  family: ['Default', 'CardShape'],
  states: {
    Default: 'Invisible for the first 150 ms: a fast response shows no skeleton.',
    CardShape: 'A card with an image, a title and a line.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Match the content: a round image and two lines for a conversation.',
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
        text: 'Use one grey block: the page jumps when the content appears.',
        example: <Skeleton height="64px" radius="lg" />,
      },
    },
    {
      do: { text: 'Keep the old content visible while it is refreshed.' },
      dont: { text: 'Replace a loaded list with skeletons at each change of a filter.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Ничего: скелет скрыт, «занято» говорит область вокруг',
    uz: 'Hech narsa: skelet yashirin, bandligini atrofdagi hudud aytadi',
    note: 'Set `aria-busy` on the region, and add a `VisuallyHidden` status for a long wait.',
  },
  limits: [
    'It does not know the content: update it together with the component.',
    'Width, height and ratio accept any CSS value, so types do not find a wrong one.',
    'The delay of 150 ms starts at each mount.',
  ],
} satisfies ComponentDocs;
