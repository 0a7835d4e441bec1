import type { TradeInAuto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Grid } from '@karvon/ui/Grid';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { ResourceFormFrame } from '../../shared/resource/form/ResourceFormFrame';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { BidFields } from './BidFields';
import { CarPrices } from './CarPrices';
import { ClosedBid, useIsOpen } from './ClosedBid';
import { CarGallery } from './CarGallery';
import { MarketScale } from './MarketScale';
import { tradeInQueries } from './queries';
import { SendOffer } from './SendOffer';
import { TimeLeft } from './TimeLeft';
import { useBid } from './use-bid';
import { factsOf } from './car-facts';

export function BidDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const query = useQuery(tradeInQueries.one(id));
  // The form works without showrooms, with one field less.
  const salons = useQuery(lookupQueries.avtosalons());
  if (query.data !== undefined && !salons.isPending)
    return (
      <OpenBid car={query.data} avtosalon={salons.data?.results[0]?.id ?? null} onClose={onClose} />
    );
  return (
    <Dialog
      isOpen
      placement="end"
      title={t('drawer')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <QueryBoundary query={query} skeleton={<Skeleton height="320px" />} level={3}>
        {() => <Skeleton height="320px" />}
      </QueryBoundary>
    </Dialog>
  );
}

function OpenBid({
  car,
  avtosalon,
  onClose,
}: {
  car: TradeInAuto;
  avtosalon: number | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['trade-in', 'common']);
  const language = useLanguage();
  const bid = useBid(car, { avtosalon, onDone: onClose });
  const isOpen = useIsOpen(car);
  const [price, currency] = useWatch({
    control: bid.form.form.control,
    name: ['price', 'currency'],
  });
  const shown =
    price === null ? undefined : currency === 'UZS' ? price : Math.round(price * car.rate.rate);
  return (
    <ResourceFormFrame form={bid.form}>
      <Dialog
        isOpen
        placement="end"
        isDismissable={false}
        title={car.car.title}
        description={factsOf(car, language)}
        headerEnd={<TimeLeft since={car.created_at} until={car.open_until} />}
        closeLabel={t('common:close')}
        onOpenChange={onClose}
        footer={
          <>
            <Button variant="ghost" onPress={onClose}>
              {t('common:cancel')}
            </Button>
            <SendOffer bid={bid} />
          </>
        }
      >
        <Stack gap={4}>
          <Grid columns={[1, 2, 2]}>
            <CarGallery car={car.car} />
            <CarPrices car={car} />
          </Grid>
          <MarketScale car={car} price={shown} />
          {isOpen ? <BidFields bid={bid} isInDrawer /> : <ClosedBid bid={bid} />}
          <Link href={paths.tradeIn.offers(car.id)}>{t('allOffers')}</Link>
        </Stack>
      </Dialog>
    </ResourceFormFrame>
  );
}
