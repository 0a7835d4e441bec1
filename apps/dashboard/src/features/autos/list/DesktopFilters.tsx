import type { Avtosalon } from '@karvon/api/main';
import { useListBrands } from '@karvon/api/main/catalog';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { useScreen } from '../../../shared/table/use-screen';
import { orderings, without, type AutosSearch } from './list-search';
import { PriceButton } from './PriceButton';

/** Stands for "any" in a choice: ids begin with 1. */
const any = 0;
const hour = 3_600_000;

type Search = Pick<ListSearch<AutosSearch>, 'state' | 'change'>;

/** The common filters, where a phone has no room for them: showroom, brand, price. */
export function DesktopFilters({
  state,
  change,
  avtosalons,
  isLoading,
}: Search & {
  avtosalons: readonly Avtosalon[];
  /** The first rows are on their way. */
  isLoading: boolean;
}) {
  const { t } = useTranslation(['autos', 'common']);
  // Where the row gets tight the price is found with the other filters.
  const hasSpace = useScreen('(min-width: 1360px)');
  // Catalogue lists wait for the rows: nobody filters what is not there yet.
  const brands = useListBrands({}, { query: { enabled: !isLoading, staleTime: hour } });
  return (
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
        onChange={(id) => change({ ...without('brand'), brand_id: id === any ? undefined : id })}
      />
      {hasSpace && <PriceButton state={state} change={change} />}
    </>
  );
}

/** In which order, and as cards or a table. */
export function OrderAndView({ state, change }: Search) {
  const { t } = useTranslation('autos');
  return (
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
  );
}
