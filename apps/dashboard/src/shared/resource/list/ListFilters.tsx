import { FilterBar } from '@karvon/ui/FilterBar';
import { Suspense, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { useIsPhone } from '../../table/use-screen';
import { AllFilters } from '../filters/AllFilters';
import { isNarrowed, type AnyState } from '../filters/define-filters';
import type { FilterDefinition } from '../filters/filter-state';
import { SearchInput } from '../filters/SearchInput';
import type { ListControls } from '../filters/use-list-state';
import { lazyNamed } from '../routes/lazy-named';
import type { ColumnFrames } from './define-list';
import { desktopFilters } from './desktop-filters';

const FilterChips = lazyNamed(() => import('../filters/FilterChips'), 'FilterChips');
// Wide screens load this chunk before the page (`resourceRoutes`). `Late…` is for a window that is widened later.
const LateFilters = lazyNamed(desktopFilters.load, 'DesktopFilters');
const LateOrderAndView = lazyNamed(desktopFilters.load, 'OrderAndView');

export interface ListFiltersProps {
  definition: FilterDefinition;
  controls: ListControls<AnyState>;
  hasViews: boolean;
  isTable: boolean;
  /** Key and columns of the table. */
  name: string;
  columns: ColumnFrames | undefined;
  /** Text such as «Показано 9 из 131». A no-break space keeps the line's height until it is known; null shows no line. */
  summary: ReactNode;
  isLoading: boolean;
  /** Rows of the whole list. A search field is shown from a minimum of rows. */
  count: number;
}

export function ListFilters(props: ListFiltersProps) {
  const { definition, controls, hasViews, isTable, columns, summary, isLoading, count } = props;
  const { state, change } = controls;
  const t = useText();
  const isPhone = useIsPhone();
  const filters = Object.entries(definition);
  const hasFilters = isNarrowed(definition, state);
  const hasBar = filters.some(
    ([, filter]) => 'place' in filter && (filter.place === 'bar' || filter.place === 'large'),
  );
  const hasOrder = filters.some(([, { kind }]) => kind === 'ordering');
  const { DesktopFilters, OrderAndView } = desktopFilters.ifLoaded() ?? {
    DesktopFilters: LateFilters,
    OrderAndView: LateOrderAndView,
  };
  const hasDrawer = filters.some(
    ([, { kind }]) => !['text', 'tabs', 'ids', 'number', 'ordering'].includes(kind),
  );
  const search = filters.map(([name, filter]) =>
    filter.kind === 'text' && (count >= (filter.fromCount ?? 0) || hasFilters) ? (
      <SearchInput
        key={name}
        name={name}
        filter={filter}
        state={state}
        change={(part) => change(part, { replace: true })}
      />
    ) : null,
  );
  const hasActions = hasDrawer || hasViews || hasOrder;
  if (!hasActions && !hasFilters && !hasBar && search.every((one) => one === null)) {
    return null;
  }
  return (
    <FilterBar
      aria-label={t('common:filters')}
      search={search}
      filters={
        isPhone || !hasBar ? undefined : (
          <Suspense fallback={null}>
            <DesktopFilters definition={definition} controls={controls} isLoading={isLoading} />
          </Suspense>
        )
      }
      actions={
        <>
          {hasDrawer && <AllFilters definition={definition} controls={controls} />}
          {!isPhone && (hasOrder || hasViews || isTable) && (
            <Suspense fallback={null}>
              <OrderAndView
                definition={definition}
                controls={controls}
                hasViews={hasViews}
                isTable={isTable}
                name={props.name}
                columns={columns}
              />
            </Suspense>
          )}
        </>
      }
      chips={
        hasFilters ? (
          <Suspense fallback={null}>
            <FilterChips definition={definition} controls={controls} />
          </Suspense>
        ) : undefined
      }
      summary={summary}
    />
  );
}
