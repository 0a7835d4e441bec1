import type { Avtosalon } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { FilterBar } from '@karvon/ui/FilterBar';
import { IconButton } from '@karvon/ui/IconButton';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { useIsPhone } from '../../../shared/table/use-screen';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { AutosSearchField } from './AutosSearchField';
import { groupsOn, isNarrowed, type AutosSearch } from './list-search';
import type { AutosPage } from './use-autos-page';
import { desktopParts } from './desktop-parts';

const FilterChips = lazy(async () => ({
  default: (await whenReachable(() => import('./FilterChips'))).FilterChips,
}));
// Where there is room for them their chunk is there before the page (`routes.tsx`); these are for a window that grows.
const LateFilters = lazy(async () => ({ default: (await desktopParts.load()).DesktopFilters }));
const LateOrderAndView = lazy(async () => ({ default: (await desktopParts.load()).OrderAndView }));

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
  const { DesktopFilters, OrderAndView } = desktopParts.ifLoaded() ?? {
    DesktopFilters: LateFilters,
    OrderAndView: LateOrderAndView,
  };
  const filtersOn = groupsOn(state).length;
  return (
    <FilterBar
      aria-label={t('common:filters')}
      search={<AutosSearchField value={state.q ?? ''} change={change} />}
      filters={
        isPhone ? undefined : (
          <Suspense fallback={null}>
            <DesktopFilters
              state={state}
              change={change}
              avtosalons={avtosalons}
              isLoading={page.isLoading}
            />
          </Suspense>
        )
      }
      actions={
        <>
          <MoreButton count={filtersOn} isPhone={isPhone} onPress={onMore} />
          {!isPhone && (
            <Suspense fallback={null}>
              <OrderAndView state={state} change={change} />
            </Suspense>
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
  const label = t('filter.count', { count });
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
  const text = !isPhone && t('common:filters');
  return (
    <Button
      icon={SlidersHorizontal}
      onPress={onPress}
      // Where its words are seen they are its name: who speaks to the page says what they read.
      {...(isPhone && { 'aria-label': `${t('common:filters')}: ${label}` })}
    >
      {text} {count > 0 && <Badge tone="accent">{count}</Badge>}
    </Button>
  );
}
