import type { ComponentDocs } from '../../docs/component-docs';
import { Box } from './Box';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'One place with space, a ground and a border from the theme.',
  props: { Box },
  whenToUse: [
    'Padding or a ground around one thing, in steps of the theme, different on phone, tablet and desktop.',
    'An element that means something (`section`, `aside`, `nav`) where no component brings it.',
  ],
  whenNot: [
    { when: 'Things below one another', instead: ['Stack'] },
    { when: 'Things beside one another', instead: ['Inline'] },
    { when: 'Columns', instead: ['Grid', 'Columns', 'CardGrid'] },
    {
      when: 'A surface with a title',
      instead: ['Card'],
      because: 'Its title names the region for screen readers.',
    },
  ],
  anatomy: {
    example: (
      <Box padding={[4, 6]} backgroundColor="surface" border="hairline" borderRadius="lg">
        Chevrolet Tracker, 2023
      </Box>
    ),
    parts: [
      {
        name: 'Element',
        text: '`div`, or what `as` says. It renders nothing unless asked.',
        at: 'div',
      },
      {
        name: 'Space',
        text: '`padding={[4, 6, 8]}` is phone, tablet, desktop: 16, 24, 32 px. One number is for all of them.',
      },
      {
        name: 'Ground',
        text: '`surface`, `sunken` or `canvas`. Tones belong to `Note` and `Banner`.',
      },
    ],
  },
  states: {
    Default: 'A surface with a hairline.',
    Sunken: 'A well: for what lies inside a surface.',
  },
  pairs: [
    {
      do: {
        text: 'One box for one ground.',
        example: (
          <Box padding={4} backgroundColor="sunken" borderRadius="md">
            Probeg: 24 500 km
          </Box>
        ),
      },
      dont: {
        text: 'Boxes in boxes, each with a line.',
        example: (
          <Box padding={2} border="hairline" borderRadius="lg">
            <Box padding={2} border="hairline" borderRadius="md">
              Probeg: 24 500 km
            </Box>
          </Box>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Пробег: 24 500 км',
    uz: 'Probeg: 24 500 km',
    note: 'Only what stands in it. `as="section"` becomes a landmark once it has a name.',
  },
  limits: [
    'Only the steps 0, 1, 2, 3, 4, 5, 6, 8 and 10: a distance between them is a fault of the design, not of the box.',
    'There is no margin. Distances belong to what stands around: `Stack`, `Inline`, `Grid`.',
    'Values change with the window, not with the box’s own width.',
  ],
} satisfies ComponentDocs;
