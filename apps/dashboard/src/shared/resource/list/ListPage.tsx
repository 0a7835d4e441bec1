import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Suspense, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { useIsPhone } from '../../table/use-screen';
import { isNarrowed, type AnyState } from '../filters/define-filters';
import { useListState } from '../filters/use-list-state';
import { lazyNamed } from '../routes/lazy-named';
import { isTableOf, type ListDefinition, type ListRow, type TabCounts } from './define-list';
import { CreateButton } from './CreateButton';
import { desktopFilters } from './desktop-filters';
import { ListFilters } from './ListFilters';
import { ListResults } from './ListResults';
import { ListTabs } from './ListTabs';
import type { CsvPeriod } from './save-csv';
import { usePagedQuery, type ResourcePage } from './use-paged-query';

// Where there is room for it its chunk is there before the page; this is for a window that grows.
const LateCsvButton = lazyNamed(desktopFilters.load, 'CsvButton');

export interface ListPageProps<State extends AnyState, Page extends ResourcePage<ListRow>> {
  list: ListDefinition<State, Page>;
  /** The line under the title; gets the rows' count, undefined until it is known. */
  context?: ReactNode | ((count: number | undefined) => ReactNode);
  /** Rows by status, where they come by a query of their own. @default `counts` of the list */
  counts?: TabCounts | undefined;
  /** Beside the buttons of the layer, before them. */
  actions?: ReactNode;
  /** The main button of a page whose list makes nothing: the last, as that of `create` is. */
  mainAction?: ReactNode;
  /** At the end of the tabs, where there is room: one figure about the list. */
  tabsEnd?: ReactNode;
  /** Above the tabs: tiles, a banner. */
  banners?: ReactNode;
  /** In the place of the list's own text for nothing at all. */
  empty?: ReactNode;
  /** On a phone, over the rows: how many there are. @default «Показано 20 из 148» */
  summary?: ReactNode;
  /** Below the rows, where there is a keyboard: its keys in one line. */
  keyHint?: string;
  /** Windows over the list: drawers of the URL. */
  children?: ReactNode;
}

/**
 * The page of a list: title, tabs with counts, filters, rows as cards or a table, other pages, selection, CSV. What it is in is the URL:
 * Back restores it. A list with nothing at all has the one button in its middle, and nothing to narrow or to export.
 */
export function ListPage<State extends AnyState, Data extends ResourcePage<ListRow>>(
  props: ListPageProps<State, Data>,
) {
  const { list, context, actions, mainAction, banners, empty } = props;
  const { summary, keyHint, tabsEnd, children } = props;
  const { filters, create, exportCsv } = list;
  const { CsvButton } = desktopFilters.ifLoaded() ?? { CsvButton: LateCsvButton };
  const t = useText();
  const isPhone = useIsPhone();
  const controls = useListState(filters);
  const { state } = controls;
  const query = usePagedQuery<Data['results'][number], Data>(
    (page) => list.page({ ...state, page }),
    state.page,
    isPhone ? 'append' : 'pages',
  );
  const counts = props.counts ?? (query.first && list.counts?.(query.first));
  const { rows, count, isLoading, error } = query;
  const isKnown = !isLoading && error === null;
  const tabs = Object.entries(filters.definition);
  // An empty list has the one button in its middle; a tab or filters that leave nothing do not.
  const isEmpty =
    isKnown &&
    count === 0 &&
    totalOf(counts) === 0 &&
    !isNarrowed(filters.definition, state) &&
    tabs.every(([name, { kind }]) => kind !== 'tabs' || state[name] === undefined);
  const createButton = create !== undefined && <CreateButton create={create} isPhone={isPhone} />;
  return (
    <Page
      title={t(list.title)}
      context={
        !isPhone && (typeof context === 'function' ? context(isKnown ? count : undefined) : context)
      }
      phoneAction={isPhone && !isEmpty && createButton}
      actions={
        !isPhone && (
          <>
            {actions}
            {exportCsv !== undefined && !isEmpty && (
              <Suspense fallback={null}>
                <CsvButton
                  fileName={exportCsv.fileName}
                  needs={exportCsv.needs}
                  count={query.first === undefined ? undefined : count}
                  period={periodOf(state)}
                  call={() => exportCsv.call(state)}
                />
              </Suspense>
            )}
            {!isEmpty && createButton}
            {mainAction}
          </>
        )
      }
    >
      <Stack gap={3}>
        {banners}
        {!isEmpty && (
          <>
            {tabs.map(([name, filter]) =>
              filter.kind === 'tabs' ? (
                <ListTabs
                  key={name}
                  name={name}
                  filter={filter}
                  controls={controls}
                  counts={counts}
                  variant={list.tabsVariant}
                  end={tabsEnd}
                />
              ) : null,
            )}
            <ListFilters
              definition={filters.definition}
              controls={controls}
              hasViews={list.Card !== undefined && list.columns !== undefined}
              isTable={isTableOf(list, state)}
              summary={
                isKnown && count > 0
                  ? (summary ?? t('common:filter.shown', { shown: rows.length, count }))
                  : undefined
              }
              isLoading={isLoading}
              count={count}
            />
          </>
        )}
        <ListResults list={list} controls={controls} query={query} empty={empty} />
        {keyHint !== undefined && !isPhone && rows.length > 0 && (
          <Text as="p" size="xs" tone="subtle">
            {keyHint}
          </Text>
        )}
      </Stack>
      {children}
    </Page>
  );
}

/** The days of a filter by dates. */
function periodOf({ from, to }: AnyState): CsvPeriod {
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
  };
}

/** Rows under any tab: the first may be empty while another is not. 0 where nobody counts them. */
function totalOf(counts: TabCounts | undefined): number {
  if (counts === undefined) return 0;
  return Object.values(counts.statuses).reduce((sum, one) => sum + one, counts.total ?? 0);
}
