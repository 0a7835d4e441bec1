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

// Wide screens load this chunk before the page. `Late…` is for a window that is widened later.
const LateCsvButton = lazyNamed(desktopFilters.load, 'CsvButton');

export interface ListPageProps<State extends AnyState, Page extends ResourcePage<ListRow>> {
  list: ListDefinition<State, Page>;
  /** The line under the title. The count is undefined until known. */
  context?: ReactNode | ((count: number | undefined) => ReactNode);
  /** Counts of a separate query. @default `counts` of the list */
  counts?: TabCounts | undefined;
  actions?: ReactNode;
  /** Last button of a list without `create`. */
  mainAction?: ReactNode;
  tabsEnd?: ReactNode;
  /** Content above the tabs: tiles, a banner. */
  banners?: ReactNode;
  empty?: ReactNode;
  /** Summary on phones. @default «Показано 20 из 148» */
  summary?: ReactNode;
  keyHint?: string;
  children?: ReactNode;
}

/** Page of a list. The URL contains its state, so Back restores it. */
export function ListPage<State extends AnyState, Data extends ResourcePage<ListRow>>(
  props: ListPageProps<State, Data>,
) {
  const { list, context, actions, mainAction, banners, empty } = props;
  const { summary, keyHint, tabsEnd, children } = props;
  const { filters, create, exportCsv } = list;
  const { CsvButton } = desktopFilters.ifLoaded() ?? { CsvButton: LateCsvButton };
  const FileButton = exportCsv?.Button ?? CsvButton;
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
  // Only an empty list shows the create button in its middle; an empty tab or filter result does not.
  const isEmpty =
    isKnown &&
    count === 0 &&
    totalOf(counts) === 0 &&
    !isNarrowed(filters.definition, state) &&
    tabs.every(([name, { kind }]) => kind !== 'tabs' || state[name] === undefined);
  const shown =
    isKnown && count > 0
      ? (summary ?? t('common:filter.shown', { shown: rows.length, count }))
      : undefined;
  // Chips leave the end of their row to the count, which saves a row.
  const isInTabs = list.tabsVariant === 'chips' && !isPhone;
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
                <FileButton
                  fileName={exportCsv.fileName}
                  needs={exportCsv.needs}
                  count={query.first === undefined ? undefined : count}
                  period={periodOf(state)}
                  call={(options) => exportCsv.call(state, options)}
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
                  end={isInTabs ? <span role="status">{shown}</span> : tabsEnd}
                />
              ) : null,
            )}
            <ListFilters
              definition={filters.definition}
              controls={controls}
              hasViews={list.Card !== undefined && list.columns !== undefined}
              isTable={isTableOf(list, state)}
              name={list.title}
              columns={list.columns}
              summary={isInTabs ? null : (shown ?? '\u00A0')}
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

function periodOf({ from, to }: AnyState): CsvPeriod {
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
  };
}

/** Total over all tabs: the first may be empty while another is not. 0 for lists without counts. */
function totalOf(counts: TabCounts | undefined): number {
  if (counts === undefined) return 0;
  return Object.values(counts.statuses).reduce((sum, one) => sum + one, counts.total ?? 0);
}
