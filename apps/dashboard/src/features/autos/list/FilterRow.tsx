import type { Avtosalon } from '@karvon/api/main';
import { useListBrands } from '@karvon/api/main/catalog';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { FilterBar } from '@karvon/ui/FilterBar';
import { IconButton } from '@karvon/ui/IconButton';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone, useScreen } from '../../../shared/table/use-screen';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { AutosSearchField } from './AutosSearchField';
import { groupsOn, isNarrowed, orderings, without, type AutosSearch } from './list-search';
import { PriceButton } from './PriceButton';
import type { AutosPage } from './use-autos-page';

const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));

/** Stands for "any" in a choice: ids begin with 1. */
const any = 0;
const hour = 3_600_000;

export interface FilterRowProps extends Pick<ListSearch<AutosSearch>, 'state' | 'change'> {
  avtosalons: readonly Avtosalon[];
  page: AutosPage;
  onMore: () => void;
  onReset: () => void;
}

/** Text, the common filters, the window with the others, the order, cards or table, and what of all this is on. */
export function FilterRow({ state, change, avtosalons, page, onMore, onReset }: FilterRowProps) {
  const { t } = useTranslation(['autos', 'common']);
  const isPhone = useIsPhone();
  // Where the row gets tight the price is found with the other filters.
  const hasRoom = useScreen('(min-width: 1360px)');
  // Catalogue lists wait for the rows: nobody filters what is not there yet.
  const brands = useListBrands({}, { query: { enabled: !page.isLoading, staleTime: hour } });
  const filtersOn = groupsOn(state).length;
  return (
    <FilterBar
      aria-label={t('common:filters')}
      search={<AutosSearchField value={state.q ?? ''} change={change} />}
      filters={
        <>
          <Select
            aria-label={t('filter.salon')}
            value={state.avtosalon ?? any}
            options={[
              { value: any, label: t('filter.allSalons') },
              ...avtosalons.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => change({ avtosalon: id === any ? undefined : id })}
          />
          <Select
            aria-label={t('filter.brand')}
            placeholder={t('filter.brand')}
            searchLabel={t('filter.findBrand')}
            clearLabel={t('common:clear')}
            emptyText={t('common:nothingFound')}
            value={state.brand_id ?? null}
            options={[
              { value: any, label: t('filter.allBrands') },
              ...(brands.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) =>
              change({ ...without('brand'), brand_id: id === any ? undefined : id })
            }
          />
          {hasRoom && <PriceButton state={state} change={change} />}
        </>
      }
      actions={
        <>
          <MoreButton count={filtersOn} isPhone={isPhone} onPress={onMore} />
          {!isPhone && (
            <>
              <Select
                aria-label={t('ordering.label')}
                value={state.ordering ?? orderings[0]}
                options={orderings.map((value) => ({ value, label: t(`ordering.${value}`) }))}
                onChange={(ordering) =>
                  change({ ordering: ordering === orderings[0] ? undefined : ordering })
                }
              />
              <SegmentedControl
                isIconOnly
                aria-label={t('view.label')}
                value={state.view ?? 'cards'}
                options={[
                  { value: 'cards', label: t('view.cards'), icon: LayoutGrid },
                  { value: 'table', label: t('view.table'), icon: Rows3 },
                ]}
                onChange={(view) => change({ view: view === 'table' ? view : undefined })}
              />
            </>
          )}
        </>
      }
      chips={
        isNarrowed(state) ? (
          <Suspense fallback={null}>
            <FilterChips state={state} change={change} avtosalons={avtosalons} onReset={onReset} />
          </Suspense>
        ) : undefined
      }
      summary={
        page.isLoading || page.error !== null || page.count === 0
          ? '\u00A0'
          : t('filter.shown', { shown: page.rows.length, count: page.count })
      }
    />
  );
}

/** Opens all filters, with how many are on. A phone shows only what is on. */
function MoreButton({
  count,
  isPhone,
  onPress,
}: {
  count: number;
  isPhone: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const label = count > 0 ? t('filter.count', { count }) : undefined;
  if (isPhone && count === 0) {
    return (
      <IconButton
        variant="secondary"
        icon={SlidersHorizontal}
        aria-label={t('common:filters')}
        onPress={onPress}
      />
    );
  }
  const words = !isPhone && t('common:filters');
  return (
    <Button
      icon={SlidersHorizontal}
      onPress={onPress}
      {...(label !== undefined && { 'aria-label': `${t('common:filters')}: ${label}` })}
    >
      {words} {count > 0 && <Badge tone="accent">{count}</Badge>}
    </Button>
  );
}
