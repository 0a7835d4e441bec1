import type { TradeInAuto } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Page } from '@karvon/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { CarGallery } from './CarGallery';
import { MarketScale } from './MarketScale';
import { tradeInQueries } from './queries';
import { TimeLeft } from './TimeLeft';
import { factsOf } from './car-facts';
import { OurOffer } from './OurOffer';
import { AllOffers } from './AllOffers';
import { CarFacts } from './CarFacts';
import { Steps } from './TradeInSteps';

/** One buyer's car: what it is, what others offer, what we offer, what comes next. */
export function OffersPage() {
  const { t } = useTranslation('trade-in');
  const query = useQuery(tradeInQueries.one(useIdParam()));
  return (
    <QueryBoundary
      query={query}
      page={{ title: t('one') }}
      skeleton={
        <Columns ratio="3:2" side={<CardSkeleton />}>
          <CardSkeleton />
        </Columns>
      }
    >
      {(car) => <CarOffers key={car.id} car={car} />}
    </QueryBoundary>
  );
}

function CarOffers({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const language = useLanguage();
  const mine = car.my_offer;
  return (
    <Page
      title={car.car.title}
      context={factsOf(car, language)}
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('common:form.path')}
          items={[{ label: t('title'), href: paths.tradeIn.autos }, { label: car.car.title }]}
        />
      }
      actions={
        car.status === 'open' ? (
          <TimeLeft since={car.created_at} until={car.open_until} />
        ) : (
          <Badge tone={car.status === 'won' ? 'success' : 'neutral'}>
            {car.status === 'lost' ? t('taken') : t(`status.${car.status}`)}
          </Badge>
        )
      }
    >
      <Columns
        ratio="3:2"
        side={
          <>
            <OurOffer car={car} />
            <Card title={t('market')}>
              <MarketScale car={car} price={mine?.price_uzs} />
            </Card>
            <AllOffers car={car} />
          </>
        }
      >
        <CarGallery car={car.car} />
        <CarFacts car={car} />
        <Steps id={car.id} />
      </Columns>
    </Page>
  );
}

export { OffersPage as Component };
