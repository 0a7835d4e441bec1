import { isApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { CardGrid } from '@karvon/ui/CardGrid';
import { EmptyState } from '@karvon/ui/EmptyState';
import { ErrorState } from '@karvon/ui/ErrorState';
import { Grid } from '@karvon/ui/Grid';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Pagination } from '@karvon/ui/Pagination';
import { SearchField } from '@karvon/ui/SearchField';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { paths } from '../../../shared/paths';
import { useListSearch } from '../../../shared/table/use-list-search';
import { useResourceTable } from '../../../shared/table/use-resource-table';
import { avtosalonQueries } from '../avtosalon-queries';
import { AvtosalonCard } from './AvtosalonCard';
import { CardSkeleton } from './CardSkeleton';
import { avtosalonsSearch } from './list-search';

/** From how many showrooms on a search is of use. */
const many = 6;

/** The dealership's showrooms as cards. */
export function AvtosalonsPage() {
  const { t } = useTranslation(['avtosalons', 'common']);
  const words = useErrorWords();
  const { state, change, reset } = useListSearch(avtosalonsSearch);
  const [typed, setTyped] = useState(state.q ?? '');
  const { data, error, isFetching, refetch } = useQuery(avtosalonQueries.page(state));
  const isFiltered = Boolean(state.q) || state.page > 1;
  const table = useResourceTable(data, { ...state, isFiltered });
  const add = (
    <LinkButton variant="primary" icon={Plus} href={paths.avtosalons.create}>
      {t('add')}
    </LinkButton>
  );
  return (
    <Page
      title={t('title')}
      context={data && data.count > 0 ? t('count', { count: data.count }) : t('lead')}
      // An empty list has the one button in its middle.
      actions={table.emptiness !== 'empty' && add}
    >
      <Stack>
        {(table.count > many || isFiltered) && (
          <Grid columns={[1, 2, 3]}>
            <SearchField
              aria-label={t('search')}
              placeholder={t('search')}
              clearLabel={t('common:clear')}
              value={typed}
              onChange={(q) => {
                setTyped(q);
                change({ q }, { replace: true });
              }}
            />
          </Grid>
        )}
        {error !== null && data === undefined && (
          <ErrorState
            title={words(error).title}
            description={words(error).text}
            {...(isApiError(error) &&
              error.instance !== undefined && {
                reference: t('common:routeError.reference', { instance: error.instance }),
              })}
            action={
              <Button isPending={isFetching} onPress={() => void refetch()}>
                {t('common:retry')}
              </Button>
            }
          />
        )}
        {table.emptiness === 'empty' && (
          <EmptyState
            icon={Building2}
            title={t('empty.title')}
            description={t('empty.text')}
            action={add}
          />
        )}
        {table.emptiness === 'filtered' && (
          <EmptyState
            icon={SearchX}
            title={t('common:nothingFound')}
            action={
              <Button
                onPress={() => {
                  setTyped('');
                  reset();
                }}
              >
                {t('common:resetFilters')}
              </Button>
            }
          />
        )}
        {data === undefined && error === null && (
          <CardGrid isBusy>
            {[1, 2, 3].map((place) => (
              <CardSkeleton key={place} />
            ))}
          </CardGrid>
        )}
        {table.rows.length > 0 && (
          <CardGrid aria-label={t('title')} isBusy={isFetching}>
            {table.rows.map((avtosalon) => (
              <AvtosalonCard key={avtosalon.id} avtosalon={avtosalon} />
            ))}
          </CardGrid>
        )}
        {table.count > state.size && (
          <Pagination
            page={state.page}
            size={state.size}
            count={table.count}
            rangeLabel={t('common:paging.range', {
              from: table.from,
              to: table.to,
              count: table.count,
            })}
            onPageChange={(page) => change({ page })}
            labels={{
              navigation: t('common:paging.label'),
              previous: t('common:paging.previous'),
              next: t('common:paging.next'),
              page: (page) => t('common:paging.page', { page }),
            }}
          />
        )}
      </Stack>
    </Page>
  );
}

export { AvtosalonsPage as Component };
