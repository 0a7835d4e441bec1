import type { Offer, TradeInAuto } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateNear, formatDay, formatTime } from '../../shared/format/date';
import { convertMoney, formatMoney } from '../../shared/format/money';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { ResourceFormFrame } from '../../shared/resource/form/ResourceFormFrame';
import { BidFields } from './BidFields';
import { ClosedBid, useIsOpen } from './ClosedBid';
import { closedText } from './closed-text';
import { OfferActions } from './OfferActions';
import { OfferBadge } from './OfferBadge';
import { SendOffer } from './SendOffer';
import { TimeLeft } from './TimeLeft';
import { useBid } from './use-bid';
import { hour } from '../../shared/time';

/** Milliseconds before the end at which the server notifies dealers with an offer. */
const reminder = 2 * hour;

export interface OurOfferProps {
  car: TradeInAuto;
  /** True when a drawer shows the form, as on a phone. Two forms of one offer would take each other's draft. */
  isElsewhere: boolean;
  isEditing: boolean;
  onEditingChange: (isEditing: boolean) => void;
}

export function OurOffer({ car, isElsewhere, isEditing, onEditingChange }: OurOfferProps) {
  const { t } = useTranslation('trade-in');
  const salons = useQuery(lookupQueries.avtosalons());
  const mine = car.my_offer;
  const isOpen = useIsOpen(car);
  // An open form stays when bidding ends or a colleague sends an offer first, so that typed values are not lost.
  const [wasFirst] = useState(isOpen && mine === undefined);
  const [isLeft, setLeft] = useState(false);
  const hasForm = !isElsewhere && (isEditing || (wasFirst && (!isLeft || mine === undefined)));
  if (mine === undefined && isElsewhere && isOpen) return null;
  if (!isOpen && mine === undefined && !hasForm)
    return <Banner tone="info" title={t(closedText(car))} />;
  return (
    <Card title={t('ours')} action={mine !== undefined && <OfferBadge status={mine.status} />}>
      <Stack gap={4}>
        {mine !== undefined && <Standing car={car} offer={mine} />}
        {hasForm && !salons.isPending ? (
          <OfferForm
            car={car}
            avtosalon={salons.data?.results[0]?.id ?? null}
            onClose={() => {
              setLeft(true);
              onEditingChange(false);
            }}
          />
        ) : (
          <OfferActions car={car} onEdit={() => onEditingChange(true)} />
        )}
      </Stack>
    </Card>
  );
}

function Standing({ car, offer }: { car: TradeInAuto; offer: Offer }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { price, currency, price_uzs, valid_until: end, status, rank, decided_at } = offer;
  const other =
    currency === 'UZS'
      ? formatMoney(convertMoney(price, 'UZS', car.rate.rate), 'USD', language)
      : formatMoney(price_uzs, 'UZS', language);
  const until = t('until', { date: formatDay(end, language), time: formatTime(end) });
  const isReminded = Date.parse(car.open_until) - useServerNow() > reminder;
  return (
    <Stack gap={2}>
      <Stack gap={0}>
        <Text size="xl" weight="semibold" isNumeric>
          {formatMoney(price, currency, language)}
        </Text>
        <Text size="sm" tone="muted" isNumeric>
          {t('about', { money: other, date: formatDateNear(car.rate.date) })}
        </Text>
      </Stack>
      {rank !== undefined && (
        <Inline>
          <Badge tone={rank === 1 ? 'success' : 'warn'} icon={Trophy}>
            {t('rank', { rank, n: car.offer_count })}
          </Badge>
          <Text size="sm" tone="muted">
            {until}
          </Text>
        </Inline>
      )}
      {status === 'sent' && (
        <Inline>
          <TimeLeft since={offer.created_at} until={end} doneLabel={t('offerOver')} />
          <Text size="sm" tone="muted">
            {t(isReminded ? 'remind' : 'noAnswerYet')}
          </Text>
        </Inline>
      )}
      {decided_at !== undefined && (
        <Text tone={status === 'accepted' ? 'success' : 'muted'}>
          {t(`decided.${status === 'sent' ? 'expired' : status}`, {
            when: formatDayTime(decided_at, language),
          })}
        </Text>
      )}
    </Stack>
  );
}

function OfferForm({
  car,
  avtosalon,
  onClose,
}: {
  car: TradeInAuto;
  avtosalon: number | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['trade-in', 'common']);
  const bid = useBid(car, { avtosalon, onDone: onClose });
  const isOpen = useIsOpen(car);
  return (
    <ResourceFormFrame form={bid.form}>
      <Stack gap={4}>
        {isOpen ? <BidFields bid={bid} /> : <ClosedBid bid={bid} />}
        <Inline>
          <SendOffer bid={bid} />
          {car.my_offer !== undefined && (
            <Button variant="ghost" onPress={onClose}>
              {t('common:cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </ResourceFormFrame>
  );
}
