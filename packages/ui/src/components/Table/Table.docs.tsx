import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../Card/Card';
import { Table, type TableColumn } from './Table';

interface Car {
  id: number;
  name: string;
  price: string;
  views: string;
}

const cars: Car[] = [
  { id: 1, name: 'Chevrolet Tracker, 2023', price: '219 000 000', views: '1 284' },
  { id: 2, name: 'Kia K5 GT-Line, 2023', price: '372 000 000', views: '1 873' },
];

const columns = (align: 'start' | 'end'): TableColumn<Car>[] => [
  { id: 'name', header: 'Avtomobil', isRowHeader: true, cell: (car) => car.name },
  { id: 'price', header: 'Narxi, so‘m', align, cell: (car) => car.price },
  { id: 'views', header: 'Ko‘rishlar', align, cell: (car) => car.views },
];

const example = (align: 'start' | 'end') => (
  <Card padding="none">
    <Table
      aria-label={align === 'end' ? 'Narxlar' : 'Narxlar, chapga tekislangan'}
      columns={columns(align)}
      rows={cars}
      getRowId={(car) => car.id}
    />
  </Card>
);

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [{ version: '0.2', text: '`totals` adds a last row with sums.' }],
  reviewed: '2026-11-23',
  summary: 'Rows of facts that are compared, sorted and chosen. On a phone every row is a card.',
  props: { Table },
  whenToUse: [
    'The same facts about many things, where figures are compared down a column.',
    'Choosing many rows for one action: with `selection` and an `ActionBar` of the selection.',
  ],
  whenNot: [
    {
      when: 'The image decides',
      instead: ['CardGrid', 'MediaCard'],
      because: 'A car is recognised by its photo.',
    },
    { when: 'Facts about one thing', instead: ['DefinitionList'] },
    { when: 'One line and one action a row', instead: ['RowList'] },
    { when: 'What happened, in order of time', instead: ['Timeline'] },
    { when: 'Laying out a page', instead: ['Grid'] },
  ],
  anatomy: {
    example: example('end'),
    parts: [
      {
        name: 'Head',
        text: '12 px in a subtle colour. It sticks below the top bar. A sortable name is a button with an arrow.',
        at: 'thead th',
      },
      {
        name: 'Row header',
        text: 'The cell that names the row, and the title of the card on a phone.',
        at: 'tbody th',
      },
      {
        name: 'Figures',
        text: 'At the right, in figures of one width, so that digits stand below digits.',
        at: 'tbody td',
      },
      {
        name: 'Box',
        text: 'With `selection` only. The head’s box takes this page and leaves other pages alone.',
      },
      {
        name: 'Bar',
        text: 'On a phone, above the cards: the box for all with its words, and a menu with the sortable heads.',
      },
      {
        name: 'Totals',
        text: 'With `totals` only: the last row. It counts all pages, not only the rows that are shown.',
      },
      { name: 'Actions', text: 'The last cell: a menu or small buttons, at most two.' },
    ],
  },
  states: {
    Default: 'Rows of 52 px. Chosen rows keep their ground under the pointer.',
    Compact: 'Rows of 44 px, a user’s choice, for those who read a hundred rows a day.',
    HoveredRows: 'A row under the pointer has a tint; a chosen one keeps its ground.',
    FocusInRow: 'A row takes no focus: its box, its link and its actions do.',
    HeadStates:
      'Under the pointer a head shows where its arrow would stand; reached by Tab it has the ring.',
    Empty: 'An `EmptyState` in place of rows. With filters on it offers to clear them.',
    OnPhone:
      'Every row is a card: the name with its box and actions on top, then a line for each fact that matters there. The bar above them does what the head does.',
    SortOnPhone: 'The heads that sort, with the order of the one in use below it.',
    Totals:
      'The sums are in the last row, on a tinted background. On a desktop it stays at the lower edge of the window.',
    TotalsOnPhone: 'The totals are the last card, with a line for each sum.',
    TotalsInLongTable: 'With `height` the totals stay at the lower edge of the table.',
    LongText: 'Names wrap; figures never do.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Align figures at the end and put the unit into the head.',
        example: example('end'),
      },
      dont: {
        text: 'Leave figures at the start: nobody can compare them.',
        example: example('start'),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through boxes, sortable heads, links and actions, row by row.' },
    {
      keys: ['Space'],
      does: 'Chooses the row of the focused box; on the head’s box, all rows of the page.',
    },
    {
      keys: ['Enter'],
      does: 'Sorts by the focused head, and turns the order round when pressed again. On a phone opens the menu of heads.',
    },
  ],
  screenReader: {
    ru: 'Автомобили, таблица, 5 строк, 7 столбцов',
    uz: 'Avtomobillar, jadval, 5 qator, 7 ustun',
    note: 'Cells are read with the name of the row and of the column. A sorted head says its order. On phones the roles of a table stay, though it looks like cards; its heads are read, and what they do stands in the bar.',
  },
  limits: [
    'The table does not add up: pass the sums of all pages in `totals`, or they contradict the rows of the next page.',
    'Without `height` every row stands in the page: give it one for thousands, and only the rows in view are mounted.',
    'On a phone nothing sorts without `sortLabels`.',
    'Columns cannot be moved or resized by a user.',
    'The head sticks below a top bar of 56 px; where there is none, leave that space.',
  ],
} satisfies ComponentDocs;
