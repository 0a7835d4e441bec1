import type { PriceAdvice as Advice, PriceAdviceList } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Dialog } from '@karvon/ui/Dialog';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { PaginationMore } from '@karvon/ui/Pagination';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { formatChange } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { usePagedQuery } from '../../../shared/resource/list/use-paged-query';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';
import { useAction } from '../../../shared/resource/use-action';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { autoTitle } from '../auto-rules';
import { PriceConflictDialog } from '../list/PriceConflictDialog';
import { PriceQuestion } from '../list/PriceQuestion';
import { type PriceConflict, usePriceChange } from '../list/use-price-change';
import { priceChangeCalls, priceChangeQueries } from './queries';

/** Cars that are above the market for long, with the price that would be the median. */
export function PriceAdvice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['prices', 'common']);
  const [page, setPage] = useState(1);
  const query = usePagedQuery<Advice, PriceAdviceList>(
    (at) => priceChangeQueries.advice(at, true),
    page,
    'append',
  );
  const { rows, count, first, isLoading, isStale, error } = query;
  return (
    <Dialog
      isOpen
      placement="end"
      title={t('review')}
      description={t('calm')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      {isLoading && <Skeleton height="240px" radius="md" />}
      {first === undefined && error !== null && (
        <QueryFailed error={error} onRetry={query.retry} level={3} />
      )}
      {first !== undefined && count === 0 && <EmptyState level={3} title={t('adviceEmpty')} />}
      <Stack gap={3}>
        {rows.map((row) => (
          <AdvisedCar key={row.auto.id} row={row} />
        ))}
        {count > rows.length && (
          <PaginationMore
            label={t('common:showMore')}
            summary={t('common:filter.shown', { shown: rows.length, count })}
            hasMore
            isPending={isStale}
            onPress={() => setPage(page + 1)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function AdvisedCar({ row: { auto, price } }: { row: Advice }) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const [conflict, setConflict] = useState<PriceConflict>();
  const { save, isOutside, mustAsk } = usePriceChange(auto, setConflict);
  const putOff = useAction(priceChangeCalls.putOff, {
    success: () => ({ title: t('putOff'), description: autoTitle(auto) }),
    invalidates: priceChangeQueries.lists,
  });
  const { id, version, currency, price: before = 0, market, days_in_stock = 0 } = auto;
  const send = () => {
    setAsked(false);
    void save.run({ id, version, price });
  };
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3} isWrapping={false}>
          <Thumbnail size="sm" src={auto.cover?.thumbnail} />
          <Stack gap={0.5}>
            <Link variant="quiet" href={paths.autos.view(id)}>
              {autoTitle(auto)}
            </Link>
            <Text isNumeric>{formatMoney(before, currency, language)}</Text>
            <Text size="sm" tone="warn">
              {t('place', {
                percent: formatChange((market?.percent ?? 0) / 100, language),
                days: t('days', { count: days_in_stock }),
              })}
            </Text>
          </Stack>
        </Inline>
        <Inline gap={2}>
          <ReasonedButton
            size="sm"
            variant="primary"
            isPending={save.isPending(id)}
            onPress={() => (mustAsk(price) ? setAsked(true) : send())}
          >
            {t('set', { money: formatMoney(price, currency, language) })}
          </ReasonedButton>
          <ReasonedButton
            size="sm"
            isPending={putOff.isPending(id)}
            onPress={() => void putOff.run(id)}
          >
            {t('later')}
          </ReasonedButton>
        </Inline>
      </Stack>
      {isAsked && (
        <PriceQuestion
          row={auto}
          price={price}
          isOutside={isOutside(price)}
          onClose={() => setAsked(false)}
          onConfirm={send}
        />
      )}
      {conflict && <PriceConflictDialog row={auto} conflict={conflict} onConflict={setConflict} />}
    </Card>
  );
}
