import type { ReactNode } from 'react';

/** What names a row: ids of the contract are numbers. */
export type RowId = string | number;

export interface TableSort {
  /** `id` of a column. */
  column: string;
  /** `ascending`: the smallest on top. */
  direction: 'ascending' | 'descending';
}

/** Words for sorting where there is no head to press. */
export interface TableSortLabels {
  /** Names the menu: «Сортировка». */
  menu: string;
  /** «по возрастанию». */
  ascending: string;
  /** «по убыванию». */
  descending: string;
}

/** One column: its head and how a cell of it looks. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Its head; on a phone before each of its facts. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which then are tabular. @default 'start' */
  align?: 'start' | 'end';
  /** The head is a button that sorts. @default false */
  isSortable?: boolean;
  /** Names the row for screen readers, like a car's name. @default false */
  isRowHeader?: boolean;
  /** CSS width. @default what its content needs */
  width?: string;
  /** Left out between a phone and 1600 px, where columns would crowd each other; `laptop`: up to 1400 px. @default false */
  isSecondary?: boolean | 'laptop';
  /** Below 768 px: the card's title, a line with the head before it, or nothing. @default 'detail' */
  onPhone?: 'title' | 'detail' | 'hidden';
}

/** The last row: the sum of the rows above it, those of other pages included. */
export interface TableTotals {
  /** Name of the row: «Итого». It is in the column with `isRowHeader`, or in the first. */
  label: string;
  /** By the `id` of a column. A column that has no total is left out. */
  values: Readonly<Record<string, ReactNode>>;
}

/** Choosing rows. The page holds what is chosen, so that it lasts over pages. */
export interface TableSelection<Row> {
  /** What is chosen, also on other pages. */
  selectedIds: ReadonlySet<RowId>;
  /** Called with all that is chosen now. */
  onChange: (selectedIds: Set<RowId>) => void;
  /** Name of the box in the head, on a phone beside the box above the cards: «Выбрать все на странице». */
  selectAllLabel: string;
  /** Name of a row's box: «Выбрать Chevrolet Tracker». */
  selectRowLabel: (row: Row) => string;
}
