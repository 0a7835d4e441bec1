import type { ComponentDocs } from '../../docs/component-docs';
import { TextField } from '../TextField/TextField';
import { Grid } from './Grid';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Equal columns whose number follows the width of the window.',
  props: { Grid },
  whenToUse: [
    'Fields of a form side by side: `[1, 2, 2]` is one column on a phone, two from a tablet.',
    'Two columns where one needs twice the room: `1:2`, for a code and a number.',
  ],
  whenNot: [
    {
      when: 'Cards of a list',
      instead: ['CardGrid'],
      because: 'It is a list for screen readers, and its columns are those of cards.',
    },
    { when: 'Things below one another', instead: ['Stack'] },
    { when: 'Things of their own widths in a row', instead: ['Inline'] },
    { when: 'Facts that are compared', instead: ['Table'] },
    { when: 'A page with a column beside it', instead: ['Columns'] },
  ],
  anatomy: {
    example: (
      <Grid columns={2} hasFields>
        <TextField label="Год" />
        <TextField label="Пробег" suffix="км" />
      </Grid>
    ),
    parts: [
      {
        name: 'Cell',
        text: 'Each as wide as the next, whatever stands in it: a long word does not push its column wider.',
        at: 'div > *',
      },
      { name: 'Gap', text: 'One step of the space scale both ways, 16 px unless told otherwise.' },
      {
        name: 'Child over the whole width',
        text: 'A `Box` with `gridColumn="full"`, such as a text area below two short fields.',
      },
    ],
  },
  states: {
    Default:
      'One column on a phone, two on a tablet, four on a desktop. The long Uzbek word wraps in its cell.',
    Fields:
      'With `hasFields` a label of two lines and an error below leave the controls of their rows in one line.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Pair fields that are answered together.',
        example: (
          <Grid columns={2} hasFields>
            <TextField label="Yil" />
            <TextField label="Oy" />
          </Grid>
        ),
      },
      dont: {
        text: 'Put an address into half a column because there is room.',
        example: (
          <Grid columns={4}>
            <TextField label="Manzil" defaultValue="Toshkent, Chilonzor, Bunyodkor 12" />
            <TextField label="Mo‘ljal" defaultValue="Metro yonida" />
          </Grid>
        ),
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Отличное',
    uz: 'A’lo',
    note: 'It is silent: its children are read in their order. With `as="ul"` they are a list.',
  },
  limits: [
    'Columns follow the window, not the box it stands in: in a drawer give one number.',
    'Rows line up at the top: side by side, fields want `hasFields`, or a label that wraps moves its control down.',
    'Only `columns` of the theme’s scale are known; other proportions need a component of their own.',
  ],
} satisfies ComponentDocs;
