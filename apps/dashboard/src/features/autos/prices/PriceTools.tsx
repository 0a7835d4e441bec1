import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../../shared/resource/use-url-panel';
import { useMember } from '../../../shared/session/member';
import { useIsPhone } from '../../../shared/table/use-screen';
import { priceChangeQueries } from './queries';

const PriceHistory = lazyNamed(() => import('./price-windows'), 'PriceHistory');
const PriceAdvice = lazyNamed(() => import('./price-windows'), 'PriceAdvice');

const shownCars = 3;

/** The advice above the table, and the windows of prices: `?prices=history`, `?advice=price`. */
export function PriceTools() {
  const history = useUrlPanel('prices');
  const advice = useUrlPanel('advice');
  const [search] = useSearchParams();
  const isPhone = useIsPhone();
  const { ok } = useMember().may('autos.manage');
  if (!ok) return null;
  return (
    <>
      {(isPhone || search.get('view') === 'table') && (
        <AdviceCard onOpen={() => advice.open('price')} />
      )}
      <Suspense fallback={null}>
        {history.value === 'history' && <PriceHistory onClose={history.close} />}
        {advice.value === 'price' && <PriceAdvice onClose={advice.close} />}
      </Suspense>
    </>
  );
}

function AdviceCard({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const { data } = useQuery(priceChangeQueries.advice(1, true));
  if (data === undefined || data.count === 0) return null;
  return (
    <Card>
      <Inline gap={3} justify="space-between">
        <Inline gap={3}>
          {data.results.slice(0, shownCars).map(({ auto }) => (
            <Thumbnail key={auto.id} size="sm" src={auto.cover?.thumbnail} />
          ))}
          <Stack gap={0.5}>
            <Text weight="medium">{t('advice', { n: formatNumber(data.count, language) })}</Text>
            <Text size="sm" tone="muted">
              {t('adviceWhy', { money: formatMoney(data.above, 'UZS', language) })}
            </Text>
          </Stack>
        </Inline>
        <Button onPress={onOpen}>{t('review')}</Button>
      </Inline>
    </Card>
  );
}
