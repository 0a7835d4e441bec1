import { isApiError } from '@karvon/api/errors';
import type { TradeInAuto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CircleCheck, CircleX, Pencil, SearchX, Send, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDay, formatDateShort } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { usePageKeys } from '../../shared/keys/page-keys';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { PagePath } from '../../shared/resource/view/PagePath';
import { useIsPhone } from '../../shared/table/use-screen';
import { AllOffers } from './AllOffers';
import { CarGallery } from './CarGallery';
import { CarPrices } from './CarPrices';
import { Earnings } from './Earnings';
import { MarketScale } from './MarketScale';
import { OurOffer } from './OurOffer';
import { SimilarCars } from './SimilarCars';
import { Steps } from './TradeInSteps';
import { TimeLeft } from './TimeLeft';
import { factsOf } from './car-facts';
import { tradeInQueries } from './queries';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';
import { convertMoney, formatMoney } from '../../shared/format/money';

const BidDrawer = lazyNamed(() => import('./BidDrawer'), 'BidDrawer');

export function OffersPage() {
  const { t } = useTranslation('trade-in');
  const query = useQuery(tradeInQueries.one(useIdParam()));
  if (isApiError(query.error, 'not_found')) return <MissingCar />;
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

function MissingCar() {
  const { t } = useTranslation('trade-in');
  return (
    <Page title={t('one')}>
      <EmptyState
        icon={SearchX}
        title={t('missing')}
        action={
          <Button variant="primary" href={paths.tradeIn.autos}>
            {t('toList')}
          </Button>
        }
      />
    </Page>
  );
}

const closedStatus = {
  won: { tone: 'success', icon: CircleCheck },
  lost: { tone: 'neutral', icon: CircleX },
  closed: { tone: 'neutral', icon: Undo2 },
  expired: { tone: 'warn', icon: CalendarX },
} as const;

function CarOffers({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const bid = useUrlPanel('bid');
  const [isEditing, setEditing] = useState(false);
  const canEdit = car.allowed_actions.includes('change') || car.allowed_actions.includes('offer');
  const isDrawerOpen = bid.value === String(car.id) && canEdit;
  usePageKeys({
    KeyE: canEdit
      ? {
          label: t('keys.offer'),
          run: () => (isPhone ? bid.open(car.id) : setEditing(true)),
        }
      : undefined,
  });
  const ours = (
    <OurOffer
      car={car}
      isElsewhere={isPhone || isDrawerOpen}
      isEditing={isEditing}
      onEditingChange={setEditing}
    />
  );
  const state =
    car.status === 'open' ? (
      <TimeLeft
        since={car.created_at}
        until={car.open_until}
        label={t('openUntil', { date: formatDay(car.open_until, language) })}
      />
    ) : (
      <StatusBadge {...closedStatus[car.status]}>{t(`status.${car.status}`)}</StatusBadge>
    );
  return (
    <Page
      title={car.car.title}
      context={factsOf(car, language)}
      breadcrumbs={<PagePath parent={{ label: t('title'), href: paths.tradeIn.autos }} />}
      {...(isPhone ? {} : { actions: state })}
      phoneBar={{
        title: car.car.title,
        back: { label: t('common:back'), onPress: () => void navigate(paths.tradeIn.autos) },
      }}
      phoneAction={isPhone && canEdit && <BidButton car={car} href={bid.href(car.id)} />}
    >
      {isPhone ? (
        <Stack gap={4}>
          <Inline>{state}</Inline>
          {ours}
          <CarGallery car={car.car} />
          <CarFacts car={car} />
          <Market car={car} />
          <AllOffers car={car} />
          <Steps id={car.id} />
        </Stack>
      ) : (
        <Stack gap={4}>
          <Columns
            ratio="3:2"
            side={
              <>
                {ours}
                <Market car={car} />
                <AllOffers car={car} />
              </>
            }
          >
            <CarGallery car={car.car} />
          </Columns>
          <CarFacts isTwoColumn car={car} />
          <Steps id={car.id} />
        </Stack>
      )}
      <Suspense fallback={null}>
        {isDrawerOpen && <BidDrawer id={car.id} onClose={bid.close} />}
      </Suspense>
    </Page>
  );
}

function BidButton({ car, href }: { car: TradeInAuto; href: string }) {
  const { t } = useTranslation('trade-in');
  const isChange = car.allowed_actions.includes('change');
  const isFirst = car.my_offer === undefined;
  return (
    <Button variant="primary" icon={isChange ? Pencil : Send} href={href}>
      {t(isChange ? 'change' : isFirst ? 'bid' : 'again')}
    </Button>
  );
}

function Market({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const { my_offer: mine } = car;
  return (
    <Card title={t('market')} action={<SimilarCars car={car} />}>
      <Stack gap={3}>
        <CarPrices car={car} />
        <MarketScale car={car} price={mine?.price_uzs} />
        {mine !== undefined && (
          <Earnings car={car} price={mine.price} currency={mine.currency} isShort />
        )}
      </Stack>
    </Card>
  );
}

export { OffersPage as Component };

function CarFacts({ car, isTwoColumn = false }: { car: TradeInAuto; isTwoColumn?: boolean }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { asking_price, asking_price_uzs, currency, rate, car: facts } = car;
  const other =
    asking_price === undefined
      ? undefined
      : currency === 'UZS'
        ? formatMoney(convertMoney(asking_price, 'UZS', rate.rate), 'USD', language)
        : formatMoney(asking_price_uzs ?? 0, 'UZS', language);
  return (
    <Card title={t('facts')}>
      <DefinitionList
        columns={isTwoColumn ? 2 : 1}
        items={[
          {
            term: t('col.wants'),
            detail:
              asking_price === undefined || other === undefined
                ? t('noPrice')
                : `${formatMoney(asking_price, currency, language)} ${t('about', { money: other, date: formatDateShort(rate.date) })}`,
          },
          { term: t('fact.desired'), detail: car.desired_car_text },
          { term: t('fact.transmission'), detail: facts.transmission?.translations[language].name },
          { term: t('fact.fuel'), detail: facts.fuel_type?.translations[language].name },
          { term: t('fact.color'), detail: facts.color?.translations[language].name },
          { term: t('fact.owners'), detail: facts.number_of_owners },
          {
            term: t('fact.words'),
            detail:
              facts.description === undefined ? undefined : (
                <Text tone="inherit" isTranslatable>{`«${facts.description}»`}</Text>
              ),
          },
          {
            term: t('yourLead'),
            detail:
              car.lead_id === undefined ? undefined : (
                <Link href={`${paths.leads}?lead=${String(car.lead_id)}`}>{car.client_name}</Link>
              ),
          },
        ]}
      />
    </Card>
  );
}
