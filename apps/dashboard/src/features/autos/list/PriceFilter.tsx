import { Button } from '@karvon/ui/Button';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Popover } from '@karvon/ui/Popover';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel, type Currency } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ListSearch } from '../../../shared/table/use-list-search';
import type { AutosSearch } from './list-search';

type Search = Pick<ListSearch<AutosSearch>, 'state' | 'change'>;

/** The price panel beside its button, open from the start: the press that loaded it wanted it. */
export function PriceFilter({ trigger, state, change }: Search & { trigger: ReactElement }) {
  const { t } = useTranslation('autos');
  return (
    <Popover defaultOpen trigger={trigger} aria-label={t('filter.price')}>
      {(close) => <PriceFields state={state} change={change} onDone={close} />}
    </Popover>
  );
}

function PriceFields({ state, change, onDone }: Search & { onDone: () => void }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const [from, setFrom] = useState<number | null>(state.price_from ?? null);
  const [to, setTo] = useState<number | null>(state.price_to ?? null);
  const [currency, setCurrency] = useState<Currency>(state.currency ?? 'UZS');
  const isWrong = from !== null && to !== null && from > to;
  const unit = currencyLabel(currency, language);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        const hasPrice = Boolean(from) || Boolean(to);
        change({
          price_from: from || undefined,
          price_to: to || undefined,
          currency: hasPrice && currency === 'USD' ? currency : undefined,
        });
        onDone();
      }}
    >
      <Stack gap={3}>
        <SegmentedControl
          isFullWidth
          aria-label={t('filter.currency')}
          value={currency}
          options={(['UZS', 'USD'] as const).map((value) => ({
            value,
            label: currencyLabel(value, language),
          }))}
          onChange={setCurrency}
        />
        <MoneyField
          autoFocus
          label={t('filter.priceFrom')}
          unit={unit}
          value={from}
          onChange={setFrom}
        />
        <MoneyField
          label={t('filter.priceTo')}
          unit={unit}
          value={to}
          errorMessage={isWrong ? t('filter.wrongRange') : null}
          onChange={setTo}
        />
        <Button type="submit" variant="primary" isFullWidth>
          {t('filter.apply')}
        </Button>
      </Stack>
    </form>
  );
}
