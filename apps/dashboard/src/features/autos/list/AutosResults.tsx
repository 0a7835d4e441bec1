import type { Avtosalon } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { isApiError } from '@karvon/api/errors';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { MoreFailed } from '../../../shared/feedback/MoreFailed';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { useIsPhone } from '../../../shared/table/use-screen';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { useResourceTable } from '../../../shared/table/use-resource-table';
import { AutosCards } from './AutosCards';
import { AutosEmpty } from './AutosEmpty';
import { AutosSkeleton } from './AutosSkeleton';
import { ListPages } from './ListPages';
import { isNarrowed, pageSize, type AutosSearch } from './list-search';
import type { AutosPage } from './use-autos-page';

const AutosTable = lazy(async () => ({
  default: (await whenReachable(() => import('./AutosTable'))).AutosTable,
}));
const BulkActions = lazy(async () => ({
  default: (await whenReachable(() => import('./BulkActions'))).BulkActions,
}));

/** What the filters let through: rows, pages, and the bar over what is chosen. */
export function AutosResults({
  state,
  change,
  page,
  avtosalons,
  hasNoSalon,
  onReset,
}: Pick<ListSearch<AutosSearch>, 'state' | 'change'> & {
  page: AutosPage;
  avtosalons: readonly Avtosalon[];
  hasNoSalon: boolean;
  onReset: () => void;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const errorText = useErrorText();
  const isPhone = useIsPhone();
  const { rows, count, isLoading, isStale, error, retry } = page;
  const isFiltered = isNarrowed(state);
  const size = pageSize(state);
  const table = useResourceTable(isLoading ? undefined : { results: rows, count }, {
    page: isPhone ? 1 : state.page,
    size,
    isFiltered,
  });
  const isTable = state.view === 'table';
  // The bar loads with the first choice, and stays to tell what came of the action that cleared it.
  const [hasChosen, setHasChosen] = useState(false);
  if (table.selected.size > 0 && !hasChosen) setHasChosen(true);

  if (error !== null && rows.length === 0) {
    const instance = isApiError(error) ? error.instance : undefined;
    return (
      <EmptyState
        tone="danger"
        title={errorText(error).title}
        description={errorText(error).text}
        action={<Button onPress={retry}>{t('common:retry')}</Button>}
        {...(instance !== undefined && { reference: instance })}
      />
    );
  }
  const isEmpty = table.emptiness !== 'none';
  return (
    <>
      {isLoading ? (
        <AutosSkeleton isTable={isTable} />
      ) : isEmpty ? (
        <AutosEmpty
          why={
            isFiltered
              ? 'filtered'
              : state.status !== undefined
                ? 'empty_tab'
                : hasNoSalon
                  ? 'no_salon'
                  : 'no_autos'
          }
          onReset={onReset}
        />
      ) : isTable ? (
        <Suspense fallback={<AutosSkeleton isTable />}>
          <AutosTable table={table} state={state} change={change} />
        </Suspense>
      ) : (
        <AutosCards table={table} isStale={isStale} />
      )}
      {error !== null && <MoreFailed error={error} />}
      {!isLoading && !isEmpty && (
        <ListPages
          state={state}
          change={change}
          count={count}
          from={table.from}
          to={table.to}
          isStale={isStale}
          retry={error === null ? undefined : retry}
        />
      )}
      <Suspense fallback={null}>
        {hasChosen && (
          <BulkActions
            chosen={table.rows.filter(({ id }) => table.isSelected(id))}
            avtosalons={avtosalons}
            onChoose={table.choose}
          />
        )}
      </Suspense>
    </>
  );
}
