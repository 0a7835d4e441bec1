import type { PriceChange, PriceChangeList, PricesResult } from '@karvon/api/main';
import { Dialog } from '@karvon/ui/Dialog';
import { Disclosure } from '@karvon/ui/Disclosure';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { PaginationMore } from '@karvon/ui/Pagination';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/date';
import { formatMoney } from '../../../shared/format/money';
import { formatChange, formatNumber, formatPercent } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { usePagedQuery } from '../../../shared/resource/list/use-paged-query';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';
import { useAction } from '../../../shared/resource/use-action';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { PricesResultDialog } from './PricesResultDialog';
import { priceChangeCalls, priceChangeQueries } from './queries';

/** Changes of prices, which can be undone for 24 hours. */
export function PriceHistory({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['prices', 'common']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [rejected, setRejected] = useState<{ result: PricesResult; entry: PriceChange }>();
  const query = usePagedQuery<PriceChange, PriceChangeList>(
    priceChangeQueries.history,
    page,
    'append',
  );
  const { rows, count, first, isLoading, isStale, error } = query;
  const undo = useAction((entry: PriceChange) => priceChangeCalls.undo(entry.id), {
    success: ({ done }) => ({ title: t('undone', { n: formatNumber(done, language) }) }),
    onDone: (result, entry) => {
      if (result.refused > 0) setRejected({ result, entry });
    },
    invalidates: priceChangeQueries.lists,
  });
  return (
    <>
      <Dialog
        isOpen
        placement="end"
        title={t('history')}
        description={t('historyText')}
        closeLabel={t('common:close')}
        onOpenChange={onClose}
      >
        {isLoading && <Skeleton height="240px" radius="md" />}
        {first === undefined && error !== null && (
          <QueryFailed error={error} onRetry={query.retry} level={3} />
        )}
        {first !== undefined && count === 0 && <EmptyState level={3} title={t('historyEmpty')} />}
        <Stack gap={4}>
          {rows.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isPending={undo.isPending(entry.id)}
              onUndo={() => void undo.run(entry)}
            />
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
      {rejected && (
        <PricesResultDialog
          result={rejected.result}
          titles={new Map(rejected.entry.rows.map(({ auto }) => [auto.id, auto.title]))}
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  );
}

function useChangeText() {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  return ({ source, change }: PriceChange) => {
    if (change === undefined) return t(`entry.${source}`);
    const { kind, value, currency = 'UZS' } = change;
    if (kind === 'percent') return formatChange(value / 100, language, 1);
    if (kind === 'market')
      return t('entry.market', { value: formatPercent(value / 100, language) });
    const sign = value > 0 ? '+' : '';
    return `${sign}${formatMoney(value, currency, language)}`;
  };
}

function Entry({
  entry,
  isPending,
  onUndo,
}: {
  entry: PriceChange;
  isPending: boolean;
  onUndo: () => void;
}) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const changeText = useChangeText();
  const { at, by, rows, import_id, undoable_until } = entry;
  const title = changeText(entry);
  return (
    <Stack gap={2}>
      <Inline justify="space-between" gap={3} isWrapping={false}>
        <Stack gap={0.5}>
          {import_id === undefined ? (
            <Text weight="medium">{title}</Text>
          ) : (
            <Link href={paths.autos.import(import_id)}>{title}</Link>
          )}
          <Text size="sm" tone="muted">
            {[formatDateTime(at, language), by?.full_name].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {undoable_until !== undefined && (
          <Stack gap={0.5} align="flex-end">
            <ReasonedButton size="sm" isPending={isPending} onPress={onUndo}>
              {t('undo')}
            </ReasonedButton>
            <Text size="sm" tone="muted">
              {t('until', { time: formatDateTime(undoable_until, language) })}
            </Text>
          </Stack>
        )}
      </Inline>
      {rows.length === 1 ? (
        <PricedCars rows={rows} />
      ) : (
        <Disclosure title={t('cars', { count: rows.length })}>
          <PricedCars rows={rows} />
        </Disclosure>
      )}
    </Stack>
  );
}

function PricedCars({ rows }: Pick<PriceChange, 'rows'>) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  return (
    <Stack gap={2}>
      {rows.map(({ auto, currency, from_currency = currency, from, to, is_undone }) => (
        <Stack key={auto.id} gap={0.5}>
          <Link variant="quiet" href={paths.autos.view(auto.id)}>
            {auto.title}
          </Link>
          <Text size="sm" tone="muted" isNumeric>
            {[
              t('fromTo', {
                from: formatMoney(from, from_currency, language),
                to: formatMoney(to, currency, language),
              }),
              is_undone && t('wasUndone'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
