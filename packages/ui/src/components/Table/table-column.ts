import type { ReactNode } from 'react';

/** Id of a row: ids of the API are numbers. */
export type RowId = string | number;

/** The order of the rows. */
export interface TableSort {
  /** `id` of a column. */
  column: string;
  /** `ascending`: the smallest first. */
  direction: 'ascending' | 'descending';
}

/** Texts for sorting on a phone. */
export interface TableSortLabels {
  /** Name of the menu: «Сортировка». */
  menu: string;
  /** «по возрастанию». */
  ascending: string;
  /** «по убыванию». */
  descending: string;
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Its header; on a phone it is before each value. */
  header: string;
  /** Content of a cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which are tabular then. @default 'start' */
  align?: 'start' | 'end';
  /** The header is a button that sorts. @default false */
  isSortable?: boolean;
  /** Names the row for screen readers, for example a car’s name. @default false */
  isRowHeader?: boolean;
  /**
   * CSS width. Percentages share what the other columns leave; of more than there is, each gets its part.
   * @default what its content needs
   */
  width?: string;
  /** Left out between a phone and 1600 px, to save space; `laptop`: up to 1400 px. @default false */
  isSecondary?: boolean | 'laptop';
  /** Below 768 px: the card’s title, a line with the header before it, a line of the value alone, or nothing. @default 'detail' */
  onPhone?: 'title' | 'detail' | 'line' | 'hidden';
}

/** The last row: the sums of all rows, also those of other pages. */
export interface TableTotals {
  /** Name of the row: «Итого». It is in the column with `isRowHeader`, or in the first. */
  label: string;
  /** By the `id` of a column. A column that has no total is left out. */
  values: Readonly<Record<string, ReactNode>>;
}

/** Selection of rows. The page stores it, so that it is kept across pages. */
export interface TableSelection<Row> {
  /** Selected ids, also of other pages. */
  selectedIds: ReadonlySet<RowId>;
  /** Called with all selected ids. */
  onChange: (selectedIds: Set<RowId>) => void;
  /** Name of the checkbox in the header, on a phone above the cards: «Выбрать все на странице». */
  selectAllLabel: string;
  /** Name of the checkbox of a row: «Выбрать Chevrolet Tracker». */
  selectRowLabel: (row: Row) => string;
  /** Rows whose checkbox can be pressed. @default all */
  isSelectable?: (row: Row) => boolean;
  /** On a phone, the button that shows the checkboxes: «Выбрать». Without it they are always on screen. */
  startLabel?: string;
  /** On a phone, the button that clears the selection and hides the checkboxes: «Готово». */
  endLabel?: string;
}
