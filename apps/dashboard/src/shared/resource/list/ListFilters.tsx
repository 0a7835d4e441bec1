import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { FilterBar } from '@karvon/ui/FilterBar';
import { IconButton } from '@karvon/ui/IconButton';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { useIsPhone } from '../../table/use-screen';
import { filtersOn, isNarrowed, type AnyState } from '../filters/define-filters';
import type { FilterDefinition } from '../filters/filter-state';
import { SearchInput } from '../filters/SearchInput';
import type { ListControls } from '../filters/use-list-state';
import { lazyNamed } from '../routes/lazy-named';
import { desktopFilters } from './desktop-filters';

const FilterChips = lazyNamed(() => import('../filters/FilterChips'), 'FilterChips');
const FilterDrawer = lazyNamed(() => import('../filters/FilterDrawer'), 'FilterDrawer');
// Where there is room for them their chunk is there before the page (`resourceRoutes`); these are for a window that grows.
const LateFilters = lazyNamed(desktopFilters.load, 'DesktopFilters');
const LateOrderAndView = lazyNamed(desktopFilters.load, 'OrderAndView');

export interface ListFiltersProps {
  definition: FilterDefinition;
  controls: ListControls<AnyState>;
  /** Cards or table can be chosen. */
  hasViews: boolean;
  /** The rows are a table. */
  isTable: boolean;
  /** «Показано 9 из 131»; undefined until it is known. */
  summary: ReactNode;
  /** The rows are on their way. */
  isLoading: boolean;
  /** Of all rows; a search field may want a longer list. */
  count: number;
}

/** Over the rows: text, the common filters, the window with all of them, the order, cards or table, and what of all this is on. */
export function ListFilters(props: ListFiltersProps) {
  const { definition, controls, hasViews, isTable, summary, isLoading, count } = props;
  const { state, change } = controls;
  const t = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
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
    <>
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
            {hasDrawer && (
              <AllFiltersButton
                count={filtersOn(definition, state).length}
                isPhone={isPhone}
                onPress={() => setOpen(true)}
              />
            )}
            {!isPhone && (hasOrder || hasViews || isTable) && (
              <Suspense fallback={null}>
                <OrderAndView
                  definition={definition}
                  controls={controls}
                  hasViews={hasViews}
                  isTable={isTable}
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
        // A no-break space keeps the line's height.
        summary={summary ?? '\u00A0'}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDrawer
            definition={definition}
            controls={controls}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens all filters, and says how many are on. On a phone the number is seen only when there is one. */
function AllFiltersButton({
  count,
  isPhone,
  onPress,
}: {
  count: number;
  isPhone: boolean;
  onPress: () => void;
}) {
  const t = useText();
  const label = t('common:filters');
  if (isPhone && count === 0) {
    return (
      <IconButton
        variant="secondary"
        icon={SlidersHorizontal}
        aria-label={label}
        onPress={onPress}
      />
    );
  }
  return (
    <Button
      icon={SlidersHorizontal}
      onPress={onPress}
      // Where its text is seen it is its name: who speaks to the page says what they read.
      {...(isPhone && { 'aria-label': `${label}: ${t('common:filter.count', { count })}` })}
    >
      {!isPhone && label} {count > 0 && <Badge tone="accent">{count}</Badge>}
    </Button>
  );
}
