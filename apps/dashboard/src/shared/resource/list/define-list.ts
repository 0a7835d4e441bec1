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
  /** What a row shows in it. */
  Cell: ComponentType<{ row: Row }>;
  /** Values of `ordering` behind its head, rising and falling. One of them where only that makes sense: the most first. */
  sort?: { rising?: string; falling?: string };
}

/** Columns, or what loads them. */
export type ListColumns<Row> =
  | readonly ListColumn<Row>[]
  | (() => Promise<readonly ListColumn<Row>[]>);

/** What a card of a list gets. */
export interface ListCardProps<Row> {
  row: Row;
  /** In the first row: its image does not wait. */
  isFirst: boolean;
  /** Undefined where nothing is selected in this list. */
  selection?: { isSelected: boolean; onChange: () => void };
}

/** What the bar over selected rows gets. */
export interface BulkProps<Row> {
  rows: readonly Row[];
  /** Called with what stays selected: nothing, or what an action has not come to. */
  onSelect: (ids: readonly number[]) => void;
}

/** Rows by status, for the tabs. */
export interface TabCounts {
  /** Of the tab that lets everything through. @default the sum of all statuses */
  total?: number;
  statuses: Readonly<Record<string, number>>;
  /** Tones of tabs, by their ids, where they depend on what is in them. @default the tab's own */
  tones?: Readonly<Record<string, 'neutral' | 'danger'>>;
}

/** What is shown where there are no rows. */
export interface EmptyText {
  icon: LucideIcon;
  title: TextKey;
  /** One sentence: what to do about it. */
  text?: TextKey;
  /** In the place of `text`, where it has figures: shows one line of text. */
  Text?: ComponentType;
  /** Another page that helps, before the list's own `create`. */
  link?: { href: string; label: TextKey };
}

/** Where a new one is made: a page, or a window over the list that `panel=create` of the URL opens, whose other entries stay. */
export type ListCreate = {
  label: TextKey;
  /** On phones. @default the label */
  shortLabel?: TextKey;
  needs?: Permission;
} & ({ href: string; panel?: undefined } | { panel: string; href?: undefined });

/** The page of a list: what it asks for, and how it is shown. Made once, outside of components. */
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
  /** `chips` where the page has tabs of its own above. @default 'line' */
  tabsVariant?: 'line' | 'chips';
  /** Where a new one is made, and which permission that needs. On phones the button is at the bottom, with the short label. */
  create?: ListCreate;
  /** Nothing at all; offers `create`. */
  empty: EmptyText;
  /** Nothing in this tab, of the tab's id where tabs differ; offers the tab without a filter. @default a sentence of the layer */
  emptyTab?: EmptyText | ((tab: string | undefined) => EmptyText);
  /** A row as a card, and its skeleton. Without it the list is a table. */
  Card?: ComponentType<ListCardProps<Row>>;
  CardSkeleton?: ComponentType;
  /** The columns of the table. With cards too, the dealer chooses; `lazyColumns` then, since the list begins with cards. */
  columns?: ListColumns<Row>;
  /** The last cell of a row: a menu, small buttons. */
  RowActions?: ComponentType<{ row: Row }>;
  /** Names a row's checkbox. With it rows can be selected. */
  selectLabel?: (row: Row, t: Translate) => string;
  /** Rows that cannot wait, by the server's clock (milliseconds): they are marked in the table. */
  isUrgent?: (row: Row, now: number) => boolean;
  /** The bar over selected rows, and its windows; loads with the first selection where it is lazy. */
  Bulk?: ComponentType<BulkProps<Row>>;
  /** Every row of the filters as CSV. `fileName` without day and ending. */
  exportCsv?: { fileName: string; needs?: Permission; call: (state: State) => Promise<unknown> };
  /** Rows come by themselves, over the socket: new ones wait behind a button while somebody reads. @default false */
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

/** Whether its rows are a table now: where the dealer chooses, the address says it. */
export const isTableOf = (
  { Card, columns }: { Card?: unknown; columns?: unknown },
  { view }: AnyState,
): boolean => columns !== undefined && (Card === undefined || view === 'table');
