import { Button } from '@karvon/ui/Button';
import { Text } from '@karvon/ui/Text';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { whenReachable } from '../../../shared/routing/when-reachable';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { rangeText } from './filter-text';
import type { AutosSearch } from './list-search';

const PriceFilter = lazy(async () => ({
  default: (await whenReachable(() => import('./PriceFilter'))).PriceFilter,
}));

/** Opens the price panel, which loads with the first press. */
export function PriceButton({ state, change }: Pick<ListSearch<AutosSearch>, 'state' | 'change'>) {
  const { t } = useTranslation(['autos']);
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const text = rangeText(t, language, state.price_from, state.price_to);
  const button = (
    <Button variant="picker" iconEnd={ChevronDown} onPress={() => setWanted(true)}>
      {text === '' ? <Text tone="subtle">{t('filter.price')}</Text> : text}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <PriceFilter trigger={button} state={state} change={change} />
    </Suspense>
  );
}
