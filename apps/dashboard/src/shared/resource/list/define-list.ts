import type { Permission } from '@karvon/api/main';
import type { TableColumn } from '@karvon/ui/Table';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey, Translate } from '../../i18n/use-text';
import type { AnyState, Filters } from '../filters/define-filters';
import type { GeneratedQuery } from '../query/generated-query';
import type { CsvButtonProps } from './CsvButton';
import type { FileOptions } from './save-csv';
import type { ResourcePage } from './use-paged-query';

export interface ListRow {
  id: number;
}

export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'header' | 'cell' | 'isSortable'> {
  header: TextKey;
  Cell: ComponentType<{ row: Row }>;
  /** Can be hidden, in a list with such columns. @default false */
  isOptional?: boolean;
  /** Only for members with this permission. */
  needs?: Permission;
  /** `ordering` values of the header, ascending and descending. Columns with one useful direction have only that one. */
  sort?: { rising?: string; falling?: string };
}

export type ListColumns<Row> =
  | readonly ListColumn<Row>[]
  | (() => Promise<readonly ListColumn<Row>[]>);

type ColumnFrame = Omit<ListColumn<unknown>, 'Cell'>;

/** Columns without their cells. */
export type ColumnFrames = readonly ColumnFrame[] | (() => Promise<readonly ColumnFrame[]>);

export interface ListCardProps<Row> {
  row: Row;
  isFirst: boolean;
  selection?: { isSelected: boolean; onChange: () => void };
}

export interface BulkProps<Row, State = AnyState> {
  rows: readonly Row[];
  /** Filters of the list, and how many rows match them. */
  state: State;
  count: number;
  /** Receives the ids that stay selected: none, or those that the action did not change. */
  onSelect: (ids: readonly number[]) => void;
}

export interface TabCounts {
  /** Count of the tab without a status filter. @default the sum of all statuses */
  total?: number;
  statuses: Readonly<Record<string, number>>;
  /** Tones of tabs by id, when they depend on the data. @default the tab's own */
  tones?: Readonly<Record<string, 'neutral' | 'danger'>>;
}

export interface EmptyText {
  icon: LucideIcon;
  title: TextKey;
  text?: TextKey;
  /** Replaces `text` for a sentence with figures. */
  Text?: ComponentType;
  /** Link to another page that helps, before the list's own `create`. */
  link?: { href: string; label: TextKey };
}

/** Creation on a page, or in a window opened by `panel=create` of the URL, which keeps other parameters. */
export type ListCreate = {
  label: TextKey;
  shortLabel?: TextKey;
  needs?: Permission;
} & ({ href: string; panel?: undefined } | { panel: string; href?: undefined });

/** A list. Declared once, outside of components. */
export interface ListDefinition<
  State extends AnyState,
  Page extends ResourcePage<ListRow>,
  Row extends ListRow = Page['results'][number],
> {
  title: TextKey;
  filters: Filters<State>;
  page: (state: State) => GeneratedQuery<Page>;
  /** Rows of all pages, if fewer than `count`: buyers with several leads. @default `count` */
  rowCount?: (page: Page) => number;
  /** Rows by status, if the page includes them (`(page) => page`). */
  counts?: (page: Page) => TabCounts;
  /** `chips` below other tabs. @default 'line' */
  tabsVariant?: 'line' | 'chips';
  /** Create button. On phones it is at the bottom, with the short label. */
  create?: ListCreate;
  /** Empty state of the list, which offers `create`. */
  empty: EmptyText;
  /** Empty state of a tab, which offers the tab without filters. @default a generic sentence */
  emptyTab?: EmptyText | ((tab: string | undefined) => EmptyText);
  /** Without cards the list is a table. */
  Card?: ComponentType<ListCardProps<Row>>;
  CardSkeleton?: ComponentType;
  /** Columns of the table. A list with cards uses `lazyColumns`, since it begins with cards. */
  columns?: ListColumns<Row>;
  RowActions?: ComponentType<{ row: Row }>;
  /** Label of a row's checkbox. Enables selection. */
  selectLabel?: (row: Row, t: Translate) => string;
  /** @param now the server's clock in milliseconds */
  isUrgent?: (row: Row, now: number) => boolean;
  /** Actions on selected rows. A lazy component loads with the first selection. */
  Bulk?: ComponentType<BulkProps<Row, State>>;
  /** Exports all rows that match the filters. `fileName` has no date or extension. */
  exportCsv?: {
    fileName: string;
    needs?: Permission;
    /** @default a button for CSV */
    Button?: ComponentType<CsvButtonProps>;
    call: (state: State, options?: FileOptions) => Promise<unknown>;
  };
  /** True when new rows arrive over the socket. They wait behind a button while the user reads. @default false */
  isLive?: boolean;
}

/**
 * Declares the page of a list.
 * @example
 * export const leadList = defineList({ title: 'leads:title', filters: leadFilters, page: leadQueries.page, columns: leadColumns,
 *   empty: { icon: Inbox, title: 'leads:empty' }, counts: (page) => page });
 */
export function defineList<State extends AnyState, Page extends ResourcePage<ListRow>>(
  definition: ListDefinition<State, Page>,
): ListDefinition<State, Page> {
  return definition;
}

/** True when the list shows a table. The URL decides if the user can choose. */
export const isTableOf = (
  { Card, columns }: { Card?: unknown; columns?: unknown },
  { view }: AnyState,
): boolean => columns !== undefined && (Card === undefined || view === 'table');
