import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../Card/Card';
import { TextField } from '../TextField/TextField';
import { Grid } from './Grid';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.4',
      text: 'Lays out a list of cards.',
      before: '<CardGrid aria-label="Cars">',
      after: '<Grid as="ul" aria-label="Cars">',
    },
  ],
  reviewed: '2026-11-23',
  summary:
    'Equal columns, also as a list of similar cards. Their number depends on the width of the window.',
  props: { Grid },
  whenToUse: [
    'Use it for fields side by side: `[1, 2, 2]` is one column on a phone, two from a tablet.',
    'Use it with `as="ul"` for a page of cars or showrooms, where the image matters most. While it loads, fill it with as many `Skeleton`s.',
    'Use `1:2` where one column needs twice the space, such as a code and a number.',
  ],
  whenNot: [
    { when: 'Elements in a column', instead: ['Stack'] },
    { when: 'Elements with their own widths in a row', instead: ['Inline'] },
    { when: 'Comparing facts', instead: ['Table'] },
    { when: 'Rows with one line', instead: ['RowList'] },
    { when: 'The photos of one car', instead: ['Gallery', 'PhotoGrid'] },
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
      {
        name: 'Card',
        text: 'With `as="ul"` each child is in an `li`, and has the height of its row.',
      },
    ],
  },
  family: ['Default', 'Fields', 'Cards'],
  states: {
    Default:
      'One column on a phone, two on a tablet, four on a desktop. Long Uzbek words wrap in their cell.',
    Fields:
      'With `hasFields`, controls in a row stay aligned if a label has two lines or a field has an error.',
    Cards: 'With `as="ul"`: 1 column on a phone, 2 from 640 px, 3 from 1280, 4 from 1600.',
    CardsBusy:
      'With `isBusy` the next page is loading: the old cards stay, and screen readers are informed.',
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
    {
      do: { text: 'Set `isBusy` while the filtered list loads, so that the page does not jump.' },
      dont: { text: 'Empty the grid while it loads: the scroll position is lost.' },
    },
    {
      do: {
        text: 'Use the name of the page for a list of cards: «Автомобили».',
        example: (
          <Grid as="ul" columns={2} aria-label="Автомобили, образец">
            <Card>Chevrolet Tracker</Card>
            <Card>Kia K5</Card>
          </Grid>
        ),
      },
      dont: {
        text: 'Put an `EmptyState` or a button in the list: it would be counted as a card.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Отличное',
    uz: 'A’lo',
    note: 'The grid is not announced; its children are read in order. With `as="ul"` they are a list: “Автомобили, список, 5 элементов”. With `isBusy` some screen readers announce changes only when loading ends.',
  },
  limits: [
    'Columns depend on the width of the window, not of the container: in a drawer use one number.',
    'Cells are aligned at the top. Set `hasFields` for fields, or a label that wraps moves its control down.',
    'Only the `columns` of the theme are supported.',
    'Cards below the viewport are laid out late, with an estimated height of 350 px: much taller ones make the scrollbar jump.',
    'Arrow keys do not move between cards: Tab moves through every link.',
  ],
} satisfies ComponentDocs;
