import type { Offer, TradeInAuto } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { Inline } from '@karvon/ui/Inline';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { CarFront, Pencil, Phone, Send, Trophy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateShort, formatDay, formatTime } from '../../shared/format/date';
import { convertMoney, formatMoney } from '../../shared/format/money';
import { formatDayTime } from '../../shared/format/relative-time';
import { formatPhone } from '../../shared/format/phone';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { BidFields } from './BidFields';
import { tradeInCalls, tradeInQueries } from './queries';
import { TimeLeft } from './TimeLeft';
import { useBid } from './use-bid';
import { OfferBadge } from './OfferBadge';

/** Our offer as it is, and what can be done with it. */
export function OurOffer({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const { data: salons } = useQuery(lookupQueries.avtosalons());
  const [isEditing, setEditing] = useState(false);
  const mine = car.my_offer;
  const isOpen = car.status === 'open';
  const hasForm = isOpen && (isEditing || mine === undefined);
  if (!isOpen && mine === undefined)
    return <Banner tone="info" title={t(car.status === 'lost' ? 'taken' : 'closed')} />;
  return (
    <Card title={t('ours')} action={mine !== undefined && <OfferBadge status={mine.status} />}>
      <Stack gap={4}>
        {mine !== undefined && <Standing car={car} offer={mine} />}
        {hasForm && salons !== undefined ? (
          <OfferForm
            car={car}
            avtosalon={salons.results[0]?.id ?? 0}
            onClose={() => setEditing(false)}
          />
        ) : (
          <Actions car={car} onEdit={() => setEditing(true)} />
        )}
      </Stack>
    </Card>
  );
}

function Standing({ car, offer }: { car: TradeInAuto; offer: Offer }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const other =
    offer.currency === 'UZS'
      ? formatMoney(convertMoney(offer.price, 'UZS', car.rate.rate), 'USD', language)
      : formatMoney(offer.price_uzs, 'UZS', language);
  const end = offer.valid_until;
  return (
    <Stack gap={2}>
      <Text size="xl" weight="semibold" isNumeric>
        {formatMoney(offer.price, offer.currency, language)}
      </Text>
      <Text size="sm" tone="muted" isNumeric>
        {t('about', { money: other, date: formatDateShort(car.rate.date) })}
      </Text>
      {offer.rank !== undefined && (
        <Inline>
          <Badge tone={offer.rank === 1 ? 'success' : 'warn'} icon={Trophy}>
            {t('rank', { rank: offer.rank, n: car.offer_count })}
          </Badge>
          <Text size="sm" tone="muted">
            {t('until', { date: formatDay(end, language), time: formatTime(end) })}
          </Text>
        </Inline>
      )}
      {offer.status === 'sent' && (
        <TimeLeft since={offer.created_at} until={end} doneLabel={t('offerOver')} />
      )}
      {offer.decided_at !== undefined && (
        <Text size="sm" tone="muted">
          {t(`decided.${offer.status === 'sent' ? 'expired' : offer.status}`, {
            when: formatDayTime(offer.decided_at, language),
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
  avtosalon: number;
  onClose: () => void;
}) {
  const { t } = useTranslation(['trade-in', 'common']);
  const now = useServerNow();
  const bid = useBid(car, { avtosalon, onDone: onClose });
  // Its term may pass while somebody types: then it goes out as a new one.
  const isOver = car.my_offer?.status === 'sent' && Date.parse(car.my_offer.valid_until) <= now;
  const label =
    car.my_offer === undefined ? 'form.send' : bid.isChange && !isOver ? 'form.save' : 'again';
  return (
    <Stack gap={4}>
      <BidFields bid={bid} />
      <Inline>
        <Button
          variant="primary"
          icon={Send}
          isPending={bid.isPending}
          onPress={() => void bid.send()}
        >
          {t(label)}
        </Button>
        {car.my_offer !== undefined && (
          <Button variant="ghost" onPress={onClose}>
            {t('common:cancel')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Actions({ car, onEdit }: { car: TradeInAuto; onEdit: () => void }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const [isAsked, setAsked] = useState(false);
  const mine = car.my_offer;
  const { allowed_actions: actions, phone } = car;
  const withdraw = useAction(tradeInCalls.update, {
    success: () => ({ title: t('toast.withdrawn') }),
    invalidates: tradeInQueries.all,
    idOf: ({ offer }) => offer.id,
  });
  return (
    <>
      <Inline>
        {actions.includes('change') && (
          <Button variant="primary" icon={Pencil} onPress={onEdit}>
            {t('change')}
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button icon={Undo2} onPress={() => setAsked(true)}>
            {t('withdraw')}
          </Button>
        )}
        {actions.includes('offer') && (
          <Button variant="primary" icon={Send} onPress={onEdit}>
            {t(mine?.status === 'declined' ? 'newOffer' : 'again')}
          </Button>
        )}
        {phone !== undefined && (
          <LinkButton variant="primary" icon={Phone} href={`tel:${phone}`}>
            {`${t('call')} ${formatPhone(phone)}`}
          </LinkButton>
        )}
        {car.auto_id !== undefined && (
          <LinkButton icon={CarFront} href={paths.autos.view(car.auto_id)}>
            {t('toListing')}
          </LinkButton>
        )}
      </Inline>
      {mine !== undefined && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setAsked}
          tone="danger"
          title={t('withdrawAsk')}
          confirmLabel={t('withdraw')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('common:close')}
          onConfirm={async () => {
            await withdraw.run({ offer: mine, body: { status: 'withdrawn' } });
            setAsked(false);
          }}
        >
          {t('withdrawText')}
        </ConfirmDialog>
      )}
    </>
  );
}
