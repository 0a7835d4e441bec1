import type { Permission } from '@karvon/api/main';
import type { TableColumn } from '@karvon/ui/Table';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey, Translate } from '../../i18n/use-text';
import type { AnyState, Filters } from '../filters/define-filters';
import type { GeneratedQuery } from '../query/generated-query';
import type { ResourcePage } from './use-paged-query';

/** A row of a list. */
export interface ListRow {
  id: number;
}

/** A column of a list as a table. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'header' | 'cell' | 'isSortable'> {
  header: TextKey;
  /** Content of a cell. */
  Cell: ComponentType<{ row: Row }>;
  /** `ordering` values of the header, ascending and descending. Columns with one useful direction have only that one. */
  sort?: { rising?: string; falling?: string };
}

/** Columns, or a function that loads them. */
export type ListColumns<Row> =
  | readonly ListColumn<Row>[]
  | (() => Promise<readonly ListColumn<Row>[]>);

/** Props of a list's card. */
export interface ListCardProps<Row> {
  row: Row;
  /** The card is in the first row: its image loads eagerly. */
  isFirst: boolean;
  /** Undefined when rows cannot be selected. */
  selection?: { isSelected: boolean; onChange: () => void };
}

/** Props of the bar for selected rows. */
export interface BulkProps<Row> {
  rows: readonly Row[];
  /** Receives the ids that stay selected: none, or those that the action did not reach. */
  onSelect: (ids: readonly number[]) => void;
}

/** Rows by status, for the tabs. */
export interface TabCounts {
  /** Count of the tab without a status filter. @default the sum of all statuses */
  total?: number;
  statuses: Readonly<Record<string, number>>;
  /** Tones of tabs by id, when they depend on the data. @default the tab's own */
  tones?: Readonly<Record<string, 'neutral' | 'danger'>>;
}

/** Empty state of a list. */
export interface EmptyText {
  icon: LucideIcon;
  title: TextKey;
  /** One sentence with the next step. */
  text?: TextKey;
  /** Replaces `text` when the sentence contains figures. */
  Text?: ComponentType;
  /** Link to another page that helps, before the list's own `create`. */
  link?: { href: string; label: TextKey };
}

/** Creates a new row: on a page, or in a window over the list that `panel=create` of the URL opens. Other URL entries stay. */
export type ListCreate = {
  label: TextKey;
  /** On phones. @default the label */
  shortLabel?: TextKey;
  needs?: Permission;
} & ({ href: string; panel?: undefined } | { panel: string; href?: undefined });

/** Data and layout of a list page. Defined once, outside of components. */
export interface ListDefinition<
  State extends AnyState,
  Page extends ResourcePage<ListRow>,
  Row extends ListRow = Page['results'][number],
> {
  title: TextKey;
  filters: Filters<State>;
  /** One page of rows. */
  page: (state: State) => GeneratedQuery<Page>;
  /** How many rows all pages have, where they are fewer than `count`: buyers, each with all of their leads. @default `count` */
  rowCount?: (page: Page) => number;
  /** Rows by status, where the page itself has them (`(page) => page`). */
  counts?: (page: Page) => TabCounts;
  /** `chips` when the page has other tabs above. @default 'line' */
  tabsVariant?: 'line' | 'chips';
  /** Create page or window, and the permission it needs. On phones the button is at the bottom, with the short label. */
  create?: ListCreate;
  /** Empty state of the whole list; offers `create`. */
  empty: EmptyText;
  /** Empty state of a tab; a function when tabs differ. Offers the tab without filters. @default a generic sentence */
  emptyTab?: EmptyText | ((tab: string | undefined) => EmptyText);
  /** A row as a card, with its skeleton. Without it the list is a table. */
  Card?: ComponentType<ListCardProps<Row>>;
  CardSkeleton?: ComponentType;
  /** Columns of the table. A list with cards as well lets the user choose: use `lazyColumns`, since it begins with cards. */
  columns?: ListColumns<Row>;
  /** Last cell of a row: a menu or small buttons. */
  RowActions?: ComponentType<{ row: Row }>;
  /** Label of a row's checkbox. Enables selection. */
  selectLabel?: (row: Row, t: Translate) => string;
  /** Marks urgent rows in the table. `now` is the server's time in milliseconds. */
  isUrgent?: (row: Row, now: number) => boolean;
  /** Bar for selected rows, with its dialogs. A lazy component loads with the first selection. */
  Bulk?: ComponentType<BulkProps<Row>>;
  /** Exports all rows that match the filters as CSV. `fileName` has no date or extension. */
  exportCsv?: { fileName: string; needs?: Permission; call: (state: State) => Promise<unknown> };
  /** Rows arrive over the socket; new ones wait behind a button while the user reads. @default false */
  isLive?: boolean;
}

/**
 * Declares the page of a list.
 *
 * @example
 * export const leadList = defineList({ title: 'leads:title', filters: leadFilters, page: leadQueries.page, columns: leadColumns,
 *   empty: { icon: Inbox, title: 'leads:empty' }, counts: (page) => page });
 */
export function defineList<State extends AnyState, Page extends ResourcePage<ListRow>>(
  definition: ListDefinition<State, Page>,
): ListDefinition<State, Page> {
  return definition;
}

/** True when rows are a table now. The URL decides when the user can choose. */
export const isTableOf = (
  { Card, columns }: { Card?: unknown; columns?: unknown },
  { view }: AnyState,
): boolean => columns !== undefined && (Card === undefined || view === 'table');
