import type { OfferRow, TradeInAuto } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { tradeInQueries } from './queries';
import { OfferBadge } from './OfferBadge';

const badgeOf = ({ status }: OfferRow) => <OfferBadge status={status} />;

/** What dealers offer for the car, the best first. */
export function AllOffers({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const query = useQuery(tradeInQueries.offers(car.id));
  return (
    <Card title={t('allOffers')} padding="none" isClipped>
      <QueryBoundary query={query} skeleton={<Skeleton height="120px" />} level={3}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{t('noOffers')}</Text>
          ) : (
            <Table<OfferRow>
              aria-label={t('allOffers')}
              rows={results}
              getRowId={({ id }) => id}
              columns={[
                { id: 'rank', header: '№', cell: ({ rank }) => rank ?? '—' },
                {
                  id: 'who',
                  header: t('offersCol.who'),
                  isRowHeader: true,
                  onPhone: 'title',
                  cell: ({ is_mine }) => t(is_mine ? 'you' : 'otherDealer'),
                },
                {
                  id: 'price',
                  header: t('offersCol.price'),
                  align: 'end',
                  cell: ({ price, currency }) => formatMoney(price, currency, language),
                },
                {
                  id: 'until',
                  header: t('col.until'),
                  cell: ({ valid_until }) => formatDateShort(valid_until),
                },
                {
                  id: 'status',
                  header: t('offersCol.status'),
                  cell: badgeOf,
                },
              ]}
            />
          )
        }
      </QueryBoundary>
    </Card>
  );
}
