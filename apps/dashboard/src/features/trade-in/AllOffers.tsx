import type { OfferRow, TradeInAuto } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateNear } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { OfferBadge } from './OfferBadge';
import { tradeInQueries } from './queries';
import { sumText } from './trade-in-cells';

/** What dealers offer for the car, the best first. */
export function AllOffers({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const query = useQuery(tradeInQueries.offers(car.id));
  return (
    <Card padding="none" isClipped>
      <Box padding={5}>
        <Heading level={2} size="lg">
          {t('allOffers')}
        </Heading>
      </Box>
      <QueryBoundary query={query} skeleton={<Skeleton height="120px" />} level={3}>
        {({ results }) =>
          results.length === 0 ? (
            <Box paddingInline={5} paddingBlock={4}>
              <Text tone="muted">{t('noOffers')}</Text>
            </Box>
          ) : (
            <OfferTable offers={results} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function OfferTable({ offers }: { offers: OfferRow[] }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const weight = ({ is_mine: isMine }: OfferRow) => (isMine ? 'semibold' : 'regular');
  return (
    <Table<OfferRow>
      aria-label={t('allOffers')}
      density="compact"
      rows={offers}
      getRowId={({ id }) => id}
      columns={[
        {
          id: 'rank',
          header: '№',
          width: '40px',
          onPhone: 'hidden',
          cell: ({ rank }) => <Text isNumeric>{rank ?? '—'}</Text>,
        },
        {
          id: 'who',
          header: t('col.who'),
          isRowHeader: true,
          cell: (offer) => (
            <Text weight={weight(offer)}>{t(offer.is_mine ? 'you' : 'otherDealer')}</Text>
          ),
        },
        {
          id: 'price',
          header: t('col.price'),
          align: 'end',
          cell: (offer) => (
            <Text weight={weight(offer)} isNumeric>
              {sumText(offer.price, offer.currency, language)}
            </Text>
          ),
        },
        {
          id: 'until',
          header: t('col.until'),
          cell: ({ valid_until: end }) => <Text isNumeric>{formatDateNear(end)}</Text>,
        },
        {
          id: 'status',
          header: t('col.status'),
          cell: ({ status }) => <OfferBadge status={status} hasIcon={false} />,
        },
      ]}
    />
  );
}
