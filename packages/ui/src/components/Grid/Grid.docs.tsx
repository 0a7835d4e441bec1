import type { ComponentDocs } from '../../docs/component-docs';
import { TextField } from '../TextField/TextField';
import { Grid } from './Grid';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Equal columns. Their number depends on the width of the window.',
  props: { Grid },
  whenToUse: [
    'Use it for fields side by side: `[1, 2, 2]` is one column on a phone, two from a tablet.',
    'Use `1:2` where one column needs twice the space, such as a code and a number.',
  ],
  whenNot: [
    {
      when: 'Cards of a list',
      instead: ['CardGrid'],
      because: 'It is a list for screen readers, with columns for cards.',
    },
    { when: 'Elements in a column', instead: ['Stack'] },
    { when: 'Elements with their own widths in a row', instead: ['Inline'] },
    { when: 'Comparing facts', instead: ['Table'] },
    { when: 'A page with a second column', instead: ['Columns'] },
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
        text: 'All cells have the same width: a long word does not make its column wider.',
        at: 'div > *',
      },
      { name: 'Gap', text: 'One step of the space scale in both directions, 16 px by default.' },
      {
        name: 'Full-width child',
        text: 'A `Box` with `gridColumn="full"`, such as a text area below two short fields.',
      },
    ],
  },
  states: {
    Default:
      'One column on a phone, two on a tablet, four on a desktop. Long Uzbek words wrap in their cell.',
    Fields:
      'With `hasFields`, controls in a row stay aligned if a label has two lines or a field has an error.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Pair fields that are filled in together.',
        example: (
          <Grid columns={2} hasFields>
            <TextField label="Yil" />
            <TextField label="Oy" />
          </Grid>
        ),
      },
      dont: {
        text: 'Put an address in half a column because there is space.',
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
    note: 'The grid is not announced; its children are read in order. With `as="ul"` they are a list.',
  },
  limits: [
    'Columns depend on the width of the window, not of the container: in a drawer use one number.',
    'Cells are aligned at the top. Set `hasFields` for fields, or a label that wraps moves its control down.',
    'Only the `columns` of the theme are supported.',
  ],
} satisfies ComponentDocs;
