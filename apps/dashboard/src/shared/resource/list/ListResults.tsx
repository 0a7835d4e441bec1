import { Grid } from '@karvon/ui/Grid';
import { Skeleton } from '@karvon/ui/Skeleton';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text';
import { pageIsUsable } from '../../routing/page-is-usable';
import { untilThere } from '../../routing/when-reachable';
import { useIsPhone } from '../../table/use-screen';
import { isNarrowed, type AnyState } from '../filters/define-filters';
import type { ListControls } from '../filters/use-list-state';
import { keepRows, rowsKept } from './kept-rows';
import { QueryFailed } from '../query/QueryFailed';
import { NotUpdated } from '../query/NotUpdated';
import { lazyNamed } from '../routes/lazy-named';
import { isTableOf, type ListDefinition, type ListRow } from './define-list';
import { ListCards } from './ListCards';
import { shownOrdering } from './list-order';
import { listEnd } from './list-end';
import { ListEmpty } from './ListEmpty';
import { CardSkeleton, TableSkeleton } from './ListSkeleton';
import { useHeldRows } from './use-held-rows';
import type { PagedQuery, ResourcePage } from './use-paged-query';
import { useSelection } from './use-selection';

// `lazy` shows its fallback even when another list has loaded the chunk before.
const LateListEnd = lazy(async () => {
  await pageIsUsable();
  return { default: (await untilThere(listEnd.load)).ListEnd };
});
const FloatingPill = lazyNamed(
  () => import('../../marketplace/FloatingPill/FloatingPill'),
  'FloatingPill',
);
const ListTable = lazyNamed(() => import('./ListTable'), 'ListTable');
const ListTableSkeleton = lazyNamed(() => import('./ListTable'), 'ListTableSkeleton');

export interface ListResultsProps<State extends AnyState, Page extends ResourcePage<ListRow>> {
  list: ListDefinition<State, Page>;
  controls: ListControls<State>;
  query: PagedQuery<Page['results'][number], Page>;
  empty?: ReactNode;
}

export function ListResults<State extends AnyState, Page extends ResourcePage<ListRow>>(
  props: ListResultsProps<State, Page>,
) {
  const { list, controls, query, empty } = props;
  const { state, change, href } = controls;
  const { Bulk, Card, filters, columns } = list;
  const { ListEnd } = listEnd.ifLoaded() ?? { ListEnd: LateListEnd };
  const t = useText();
  const isPhone = useIsPhone();
  const { view: _view, ...place } = state;
  const { rows, newCount, showNew, reading } = useHeldRows(
    query.rows,
    JSON.stringify(isPhone ? { ...place, page: 0 } : place),
    list.isLive ?? false,
  );
  const selection = useSelection(rows);
  // The bar loads with the first selection, and stays mounted to report the action that cleared the selection.
  const [hasSelected, setHasSelected] = useState(false);
  if (selection.ids.size > 0 && !hasSelected) setHasSelected(true);

  const isTable = columns !== undefined && isTableOf(list, state);
  const size = filters.size(state);
  const isUsual = state.page === 1 && !isNarrowed(filters.definition, state);
  const usual = (isUsual ? rowsKept(list.title) : undefined) ?? size;
  const expected = Math.min(rows.length === 0 ? usual : rows.length, 12);
  // Outside system: the browser's storage.
  useEffect(() => {
    if (isUsual && rows.length > 0) keepRows(list.title, rows.length);
  }, [isUsual, list.title, rows.length]);
  const frame = <TableSkeleton rows={expected} />;
  const skeleton = isTable ? (
    <Suspense fallback={frame}>
      <ListTableSkeleton
        name={list.title}
        label={t(list.title)}
        columns={typeof columns === 'function' ? columns() : columns}
        rows={expected}
        hasSelection={list.selectLabel !== undefined}
        hasActions={list.RowActions !== undefined}
      />
    </Suspense>
  ) : (
    <Grid as="ul" isBusy aria-label={t('common:loading')}>
      {Array.from({ length: expected }, (_, at) =>
        list.CardSkeleton === undefined ? (
          <CardSkeleton key={at} />
        ) : (
          <list.CardSkeleton key={at} />
        ),
      )}
    </Grid>
  );
  const count = query.first === undefined ? 0 : (list.rowCount?.(query.first) ?? query.count);
  const isBeyond = rows.length === 0 && count > 0 && state.page > 1;
  if (query.isLoading || (isBeyond && query.isStale)) return skeleton;
  if (query.error !== null && rows.length === 0) {
    return <QueryFailed error={query.error} onRetry={query.retry} />;
  }
  if (isBeyond) {
    // Rows and count may differ in time: a page without rows is never the last one.
    const last = Math.min(Math.ceil(count / size), state.page - 1);
    return <Navigate replace to={href({ page: last })} />;
  }
  if (rows.length === 0) {
    const isFiltered = isNarrowed(filters.definition, state);
    return <ListEmpty list={list} controls={controls} isFiltered={isFiltered} empty={empty} />;
  }
  const selectable = list.selectLabel === undefined ? undefined : selection;
  return (
    <>
      {query.refreshError !== null && (
        <NotUpdated updatedAt={query.updatedAt} onRetry={query.retry} />
      )}
      <div>
        {newCount > 0 && (
          <Suspense fallback={null}>
            <FloatingPill onPress={showNew}>
              {t('common:showNew', { count: newCount })}
            </FloatingPill>
          </Suspense>
        )}
        <div {...reading}>
          {isTable ? (
            <Suspense fallback={frame}>
              <ListTable
                name={list.title}
                label={t(list.title)}
                rows={rows}
                // Called here so that columns load in parallel with the table.
                columns={typeof columns === 'function' ? columns() : columns}
                RowActions={list.RowActions}
                selection={selectable}
                selectLabel={list.selectLabel}
                isUrgent={list.isUrgent}
                ordering={shownOrdering(filters.definition, state)}
                onOrderingChange={(ordering) => change({ ordering })}
              />
            </Suspense>
          ) : (
            Card && (
              <ListCards
                label={t(list.title)}
                rows={rows}
                Card={Card}
                selection={selectable}
                isStale={query.isStale}
              />
            )
          )}
        </div>
      </div>
      {(count > size || query.error !== null) && (
        <Suspense fallback={<Skeleton height="36px" radius="md" />}>
          <ListEnd
            controls={controls}
            size={size}
            count={count}
            shown={rows.length}
            isStale={query.isStale}
            error={query.error}
            retry={query.retry}
          />
        </Suspense>
      )}
      {Bulk && hasSelected && (
        <Suspense fallback={null}>
          <Bulk
            rows={rows.filter(({ id }) => selection.ids.has(id))}
            state={state}
            count={query.count}
            onSelect={selection.set}
          />
        </Suspense>
      )}
    </>
  );
}
