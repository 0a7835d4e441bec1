import { Box } from '@karvon/ui/Box';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { Suspense } from 'react';
import { useText } from '../../i18n/use-text';
import { useScreen } from '../../table/use-screen';
import { BarFilter } from '../filters/BarFilter';
import { changeOf, type AnyState } from '../filters/define-filters';
import type { FilterDefinition } from '../filters/filter-state';
import { OrderingSelect } from '../filters/OrderingSelect';
import type { ListControls } from '../filters/use-list-state';
import { lazyNamed } from '../routes/lazy-named';
import type { ColumnFrames } from './define-list';

const ColumnsButton = lazyNamed(() => import('./ListTable'), 'ColumnsButton');
const DensityToggle = lazyNamed(() => import('./ListTable'), 'DensityToggle');

interface DesktopFiltersProps {
  definition: FilterDefinition;
  controls: ListControls<AnyState>;
}

export function DesktopFilters({
  definition,
  controls: { state, change },
  isLoading,
}: DesktopFiltersProps & {
  /** True while the rows load. Options of the filters load after them. */
  isLoading: boolean;
}) {
  // On a narrower bar, `large` filters are only in the drawer.
  const isLarge = useScreen('(min-width: 1360px)');
  return Object.entries(definition).map(([name, filter]) =>
    'place' in filter && (filter.place === 'bar' || (filter.place === 'large' && isLarge)) ? (
      <BarFilter
        key={name}
        name={name}
        filter={filter}
        state={state}
        change={(part) => change(changeOf(definition, name, part))}
        isReady={!isLoading}
      />
    ) : null,
  );
}

export function OrderAndView({
  definition,
  controls: { state, change },
  hasViews,
  isTable,
  name,
  columns,
}: DesktopFiltersProps & {
  hasViews: boolean;
  isTable: boolean;
  name: string;
  columns: ColumnFrames | undefined;
}) {
  const t = useText();
  return (
    <>
      {Object.entries(definition).map(([name, filter]) =>
        filter.kind === 'ordering' ? (
          <OrderingSelect
            key={name}
            isInBar
            name={name}
            filter={filter}
            state={state}
            change={change}
          />
        ) : null,
      )}
      {hasViews && (
        <SegmentedControl
          isIconOnly
          aria-label={t('common:list.view')}
          value={state.view ?? 'cards'}
          options={[
            { value: 'cards', label: t('common:list.cards'), icon: LayoutGrid },
            { value: 'table', label: t('common:list.table'), icon: Rows3 },
          ]}
          onChange={(view) => change({ view: view === 'table' ? view : undefined })}
        />
      )}
      {isTable && (
        <Suspense fallback={<Box paddingInline={5} />}>
          {columns !== undefined && (
            <ColumnsButton
              name={name}
              columns={typeof columns === 'function' ? columns() : columns}
            />
          )}
          <DensityToggle />
        </Suspense>
      )}
    </>
  );
}

export { CsvButton } from './CsvButton';
