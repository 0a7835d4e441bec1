import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useIsPhone } from '../../table/use-screen';
import { lazyNamed } from '../routes/lazy-named';
import { filtersOn } from './define-filters';
import type { FilterDrawerProps } from './FilterDrawer';

const FilterDrawer = lazyNamed(() => import('./FilterDrawer'), 'FilterDrawer');

export function AllFilters({ definition, controls }: Omit<FilterDrawerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AllFiltersButton
        count={filtersOn(definition, controls.state).length}
        onPress={() => setOpen(true)}
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

/** Button of all filters. On a phone it is an icon, or the number of active filters. */
function AllFiltersButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useText();
  const isPhone = useIsPhone();
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
      // The label includes the visible text, for voice control.
      {...(isPhone && { 'aria-label': `${label}: ${t('common:filter.count', { count })}` })}
    >
      {!isPhone && label} {count > 0 && <Badge tone="accent">{count}</Badge>}
    </Button>
  );
}
