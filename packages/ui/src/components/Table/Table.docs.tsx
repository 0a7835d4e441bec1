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
  changes: [
    { version: '0.2', text: '`totals` adds a last row with sums.' },
    { version: '0.2', text: '`isRowUrgent` marks rows that cannot wait.' },
    {
      version: '0.3',
      text: "`selection` needs `startLabel` and `endLabel`: on a phone a button shows the checkboxes. `onPhone: 'line'` shows a value without its header.",
    },
    {
      version: '0.3',
      text: '`isSelectable` of `selection` disables checkboxes. Without `startLabel` they are always on screen.',
    },
  ],
  reviewed: '2026-11-23',
  summary: 'Rows of data that users compare, sort and select. On a phone each row is a card.',
  props: { Table },
  whenToUse: [
    'Use it to compare the same facts about many objects.',
    'Use `selection` with a selection `ActionBar` for bulk actions.',
  ],
  whenNot: [
    {
      when: 'The image matters most',
      instead: ['Grid', 'MediaCard'],
      because: 'A car is recognised by its photo.',
    },
    { when: 'Facts about one object', instead: ['DefinitionList'] },
    { when: 'One line and one action per row', instead: ['RowList'] },
    { when: 'Events in time order', instead: ['Timeline'] },
    { when: 'Page layout', instead: ['Grid'] },
  ],
  anatomy: {
    example: example('end'),
    parts: [
      {
        name: 'Header',
        text: '12 px in a subtle colour. Sticky below the top bar. The header of a sortable column is a button with an arrow.',
        at: 'thead th',
      },
      {
        name: 'Row header',
        text: 'The cell that names the row, and the title of the card on a phone.',
        at: 'tbody th',
      },
      {
        name: 'Values',
        text: 'Right-aligned, in tabular figures.',
        at: 'tbody td',
      },
      {
        name: 'Checkbox',
        text: 'Only with `selection`. The checkbox in the header selects this page only.',
      },
      {
        name: 'Toolbar',
        text: 'On a phone, above the cards: a button that shows the checkboxes, and a menu for sorting.',
      },
      {
        name: 'Totals',
        text: 'With `totals` only: the last row. It counts all pages, not only the rows that are shown.',
      },
      { name: 'Actions', text: 'The last cell: a menu or at most two small buttons.' },
    ],
  },
  states: {
    Default: 'Rows of 52 px, with two lines 60. Selected rows keep their background on hover.',
    Compact: 'Rows of 44 px, with two lines 48: an option for users who read a hundred rows a day.',
    HoveredRows: 'A hovered row has a tint; a selected one keeps its background.',
    FocusInRow: 'A row is not focusable: its checkbox, link and actions are.',
    HeadStates:
      'On hover a sortable header shows where its arrow would be; focused with Tab it has the focus ring.',
    Empty: 'An `EmptyState` replaces the rows. If filters are active, it offers to reset them.',
    OnPhone:
      'Each row is a card: the name with its actions, then a line for each important fact. The toolbar replaces the header; «Выбрать» adds the checkboxes.',
    SelectingOnPhone:
      'Each row has a checkbox, also while rows are selected in another way. «Готово» clears the selection.',
    SortOnPhone: 'The sortable columns, with the current order below the selected one.',
    Totals:
      'The sums are in the last row, on a tinted background. On a desktop it stays at the lower edge of the window.',
    TotalsOnPhone: 'The totals are the last card, with a line for each sum.',
    TotalsInLongTable: 'With `height` the totals stay at the lower edge of the table.',
    LongText: 'Names wrap; values never do.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Align numbers on the right and put the unit in the header.',
        example: example('end'),
      },
      dont: {
        text: 'Align numbers on the left: they are hard to compare.',
        example: example('start'),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through checkboxes, sortable headers, links and actions, row by row.',
    },
    {
      keys: ['Space'],
      does: 'Selects the row of the focused checkbox; in the header, all rows of the page.',
    },
    {
      keys: ['Enter'],
      does: 'Sorts by the focused column, and reverses the order when pressed again. On a phone it opens the menu.',
    },
  ],
  screenReader: {
    ru: 'Автомобили, таблица, 5 строк, 7 столбцов',
    uz: 'Avtomobillar, jadval, 5 qator, 7 ustun',
    note: 'Cells are announced with the row and column headers. A sorted header announces its order. On phones the table roles are kept; headers are read, and the toolbar has their actions.',
  },
  limits: [
    'The table does not add up: pass the sums of all pages in `totals`, or they contradict the rows of the next page.',
    'Without `height` all rows are in the page. Set it for thousands, so that only visible rows are mounted.',
    'On a phone rows cannot be sorted without `sortLabels`.',
    'Users cannot move or resize columns.',
    'The header is sticky below a top bar of 56 px; without one it leaves that space.',
  ],
} satisfies ComponentDocs;
