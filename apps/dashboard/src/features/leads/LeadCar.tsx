import type { Auto, AutoRef, Lead } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel, formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { isGone } from './lead-labels';
import { leadCalls, leadQueries } from './queries';

/** The car that the buyer asks about: the way to it, and what was agreed. */
export function LeadCar({ lead, car }: { lead: Lead; car: AutoRef }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const language = useLanguage();
  const { data: auto } = useQuery(leadQueries.auto(car.id));
  const [isSelling, setSelling] = useState(false);
  const invalidates = [...leadQueries.lists, ...leadQueries.autoLists];
  const reserve = useAction(leadCalls.transition, {
    success: () => ({ title: t('drawer.agreedDone'), description: car.title }),
    invalidates,
  });
  const sell = useAction(leadCalls.transition, {
    success: () => ({ title: t('drawer.soldDone'), description: car.title }),
    invalidates,
  });
  const allowed = auto?.allowed_transitions ?? [];
  const price =
    auto?.price === undefined ? undefined : formatMoney(auto.price, auto.currency, language);
  return (
    <Stack gap={3}>
      <RowList aria-label={t('drawer.car')}>
        <Row
          hasArrow
          image={<Thumbnail src={car.photo?.thumbnail} isFaded={isGone(car)} />}
          title={isGone(car) ? <Text tone="subtle">{car.title}</Text> : car.title}
          detail={price}
          href={paths.autos.view(car.id)}
        />
      </RowList>
      {allowed.length > 0 && (
        <Inline gap={2}>
          {allowed.includes('barakami') && (
            <ReasonedButton
              icon={Handshake}
              isPending={reserve.isPending()}
              onPress={() => void reserve.run({ id: car.id, to: 'barakami', lead_id: lead.id })}
            >
              {t('drawer.agreed')}
            </ReasonedButton>
          )}
          {allowed.includes('sold_on_karvon') && (
            <Button icon={BadgeCheck} onPress={() => setSelling(true)}>
              {t('drawer.sold')}
            </Button>
          )}
        </Inline>
      )}
      {isSelling && auto !== undefined && (
        <SellToBuyer
          auto={auto}
          title={text('leads:drawer.sellTitle', { title: car.title })}
          isPending={sell.isPending()}
          onClose={() => setSelling(false)}
          onSell={async (sale_price) => {
            const { status } = await sell.run({
              id: car.id,
              to: 'sold_on_karvon',
              sale_price,
              lead_id: lead.id,
            });
            if (status === 'done') setSelling(false);
          }}
        />
      )}
    </Stack>
  );
}

/** Asks for how much the car was sold to this buyer. */
function SellToBuyer({
  auto,
  title,
  isPending,
  onClose,
  onSell,
}: {
  auto: Auto;
  title: string;
  isPending: boolean;
  onClose: () => void;
  onSell: (price: number) => Promise<void>;
}) {
  const { t } = useTranslation(['leads', 'common']);
  const language = useLanguage();
  const [price, setPrice] = useState<number | null>(auto.price ?? null);
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      closeLabel={t('common:close')}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <ReasonedButton
            variant="primary"
            isPending={isPending}
            isDisabled={price === null || price === 0}
            onPress={() => (price === null ? undefined : onSell(price))}
          >
            {t('drawer.sold')}
          </ReasonedButton>
        </>
      }
    >
      <MoneyField
        autoFocus
        isRequired
        label={t('drawer.price')}
        unit={currencyLabel(auto.currency, language)}
        value={price}
        onChange={setPrice}
      />
    </Dialog>
  );
}
