import type { WorstAuto } from '@karvon/api/main';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Popover } from '@karvon/ui/Popover';
import { PriceScale } from '../../shared/marketplace/PriceScale/PriceScale';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel, formatMoneyShort } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { statisticsCalls, statisticsQueries } from './queries';

export function LowerPrice({ auto, trigger }: { auto: WorstAuto; trigger: ReactElement }) {
  const { t } = useTranslation('statistics');
  return (
    <Popover trigger={trigger} aria-label={t('action.price')} placement="bottom end" defaultOpen>
      {(close) => <PriceForm auto={auto} onDone={close} />}
    </Popover>
  );
}

function PriceForm({ auto, onDone }: { auto: WorstAuto; onDone: () => void }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { price: now = 0, currency = 'UZS' } = auto;
  const [price, setPrice] = useState<number | null>(auto.price ?? null);
  const { data: position } = useQuery(statisticsQueries.price(auto, price));
  const save = useAction(statisticsCalls.price, {
    invalidates: statisticsQueries.ofCars,
    success: () => ({ title: t('done.priced'), description: auto.car.title }),
  });
  const isLower = price !== null && price > 0 && price < now;
  const format = (amount: number) => formatMoneyShort(amount, currency, language);
  const { market_from: low, market_to: high } = position ?? {};
  return (
    <Stack gap={3}>
      {low !== undefined && high !== undefined && (
        <PriceScale
          low={low}
          high={high}
          value={price}
          format={format}
          aria-label={`${t('price.market')}: ${format(low)} – ${format(high)}`}
        />
      )}
      <MoneyField
        label={t('price.label')}
        value={price}
        onChange={setPrice}
        unit={currencyLabel(currency, language)}
        {...(price !== null && price > now && { errorMessage: t('price.wrong'), isInvalid: true })}
      />
      <ReasonedButton
        variant="primary"
        isFullWidth
        isDisabled={!isLower}
        isPending={save.isPending()}
        onPress={async () => {
          if (price === null) return;
          const outcome = await save.run({ auto, price });
          if (outcome.status === 'done') onDone();
        }}
      >
        {t('price.save')}
      </ReasonedButton>
    </Stack>
  );
}
