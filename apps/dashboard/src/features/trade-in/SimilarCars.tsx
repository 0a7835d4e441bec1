import type { TradeInAuto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { tradeInQueries } from './queries';

export function SimilarCars({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const [isOpen, setOpen] = useState(false);
  const label = t('similar', { n: car.comparables });
  if (car.comparables === 0) return null;
  return (
    <>
      <Button size="sm" variant="soft" onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={label}
          description={t('similarText')}
          closeLabel={t('common:close')}
          onOpenChange={setOpen}
        >
          <Rows car={car} />
        </Dialog>
      )}
    </>
  );
}

function Rows({ car: { car } }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const query = useQuery(tradeInQueries.similar(car));
  return (
    <QueryBoundary query={query} skeleton={<Skeleton height="320px" />} level={3}>
      {({ results }) => (
        <RowList aria-label={t('similarText')}>
          {results.map(({ id, title, mileage, region, thumbnail, price, currency }) => (
            <Row
              key={id}
              image={<Thumbnail src={thumbnail} />}
              title={title}
              detail={[
                mileage !== undefined && t('km', { distance: formatNumber(mileage, language, 0) }),
                region?.translations[language].name,
              ]
                .filter(Boolean)
                .join(' · ')}
              end={<Text isNumeric>{formatMoney(price, currency, language)}</Text>}
            />
          ))}
        </RowList>
      )}
    </QueryBoundary>
  );
}
