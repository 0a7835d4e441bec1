import type { OfferRow, TradeInAuto } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateNear } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { OfferBadge } from './OfferBadge';
import { tradeInQueries } from './queries';

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
            <RowList variant="flush" aria-label={t('allOffers')}>
              {results.map((offer) => (
                <OfferLine key={offer.id} offer={offer} />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function OfferLine({ offer }: { offer: OfferRow }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { rank, is_mine: isMine, price, currency, valid_until: end, status } = offer;
  const who = t(isMine ? 'you' : 'otherDealer');
  return (
    <Row
      {...(isMine && { tone: 'accent' as const })}
      title={
        <Inline justify="space-between" isWrapping={false}>
          <Text weight={isMine ? 'semibold' : 'regular'}>
            {rank === undefined ? who : `${String(rank)}. ${who}`}
          </Text>
          <Text weight={isMine ? 'semibold' : 'regular'} isNumeric>
            {formatMoney(price, currency, language)}
          </Text>
        </Inline>
      }
      detail={
        <Inline justify="space-between" isWrapping={false}>
          {t('validTo', { date: formatDateNear(end) })}
          <OfferBadge status={status} />
        </Inline>
      }
    />
  );
}
