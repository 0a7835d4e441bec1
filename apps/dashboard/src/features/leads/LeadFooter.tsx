import type { Auto, AutoRef, Lead } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { MoneyField } from '@karvon/ui/MoneyField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { currencyLabel } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { isDeleted } from './lead-labels';
import { leadCalls, leadQueries } from './queries';

/** Next steps after a talk: reserve, sell or trade in. Without icons, all three fit on one line. */
export function LeadFooter({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const isPhone = useIsPhone();
  return (
    <>
      {lead.car !== undefined && !isDeleted(lead.car) && <CarActions lead={lead} car={lead.car} />}
      <Button href={paths.tradeIn.applyLead(lead.id)}>
        {t(isPhone ? 'drawer.tradeInShort' : 'drawer.tradeIn')}
      </Button>
    </>
  );
}

function CarActions({ lead, car }: { lead: Lead; car: AutoRef }) {
  const { t } = useTranslation('leads');
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
  return (
    <>
      {allowed.includes('barakami') && (
        <ReasonedButton
          isPending={reserve.isPending()}
          onPress={() => void reserve.run({ id: car.id, to: 'barakami', lead_id: lead.id })}
        >
          {t('drawer.agreed')}
        </ReasonedButton>
      )}
      {allowed.includes('sold_on_karvon') && (
        <Button onPress={() => setSelling(true)}>{t('drawer.sold')}</Button>
      )}
      {isSelling && auto !== undefined && (
        <SellToBuyer
          auto={auto}
          title={t('drawer.sellTitle', { title: car.title })}
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
    </>
  );
}

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
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const [price, setPrice] = useState<number | null>(auto.price ?? null);
  return (
    <AskDialog
      title={title}
      isDismissable={false}
      onClose={onClose}
      action={{
        label: t('drawer.sold'),
        isPending,
        isDisabled: !price,
        onPress: () => (price === null ? undefined : onSell(price)),
      }}
    >
      <MoneyField
        autoFocus
        isRequired
        label={t('drawer.price')}
        unit={currencyLabel(auto.currency, language)}
        value={price}
        onChange={setPrice}
      />
    </AskDialog>
  );
}
