import type { ComponentDocs } from '../../docs/component-docs';
import { Box } from './Box';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A container with padding, a background and a border from the theme.',
  props: { Box },
  whenToUse: [
    'Use it for padding or a background around one element. Values can differ on phone, tablet and desktop.',
    'Use it for a semantic element (`section`, `aside`, `nav`) that no component renders.',
  ],
  whenNot: [
    { when: 'Elements in a column', instead: ['Stack'] },
    { when: 'Elements in a row', instead: ['Inline'] },
    { when: 'Columns', instead: ['Grid', 'Columns'] },
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
        text: 'A `div`, or the element in `as`. Without other props it has no appearance.',
        at: 'div',
      },
      {
        name: 'Space',
        text: '`padding={[4, 6, 8]}` is phone, tablet, desktop: 16, 24, 32 px. One number applies to all.',
      },
      {
        name: 'Background',
        text: '`surface`, `sunken` or `canvas`. For tones use `Banner`.',
      },
    ],
  },
  states: {
    Default: 'A surface with a border.',
    Sunken: 'A recessed area inside a surface.',
  },
  pairs: [
    {
      do: {
        text: 'Use one box for one background.',
        example: (
          <Box padding={4} backgroundColor="sunken" borderRadius="md">
            Probeg: 24 500 km
          </Box>
        ),
      },
      dont: {
        text: 'Nest boxes with borders.',
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
    note: 'Only its content is announced. `as="section"` becomes a landmark once it has a name.',
  },
  limits: [
    'Only the steps 0, 1, 2, 3, 4, 5, 6, 8 and 10. If a design needs another distance, change the design.',
    'It has no margin. Spacing belongs to the parent: `Stack`, `Inline`, `Grid`.',
    'Values change with the width of the window, not of the box.',
  ],
} satisfies ComponentDocs;
