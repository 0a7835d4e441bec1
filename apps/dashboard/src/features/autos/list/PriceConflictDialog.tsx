import type { AutoSummary } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../shared/form/ConflictDialog';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { storeAuto } from '../actions/auto-cache';
import { autoTitle } from '../auto-rules';
import { type PriceConflict, usePriceChange } from './use-price-change';

/** The dealer chooses between two prices of a car. */
export function PriceConflictDialog({
  row,
  conflict: { mine, theirs },
  onConflict,
}: {
  row: AutoSummary;
  conflict: PriceConflict;
  onConflict: (conflict: PriceConflict | undefined) => void;
}) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const cache = useQueryClient();
  const { price, currency, price_uzs, price_usd, version } = theirs;
  const now = { ...row, price, currency, price_uzs, price_usd, version };
  const { save } = usePriceChange(now, onConflict);
  return (
    <ConflictDialog
      differences={[{ field: 'price', isMine: true, isTheirs: true }]}
      label={() => t('price.of', { car: autoTitle(row) })}
      value={(_, side) => {
        const amount = side === 'mine' ? mine : price;
        const money = side === 'mine' ? row.currency : currency;
        return {
          text: amount === undefined ? t('card.noPrice') : formatMoney(amount, money, language),
        };
      }}
      onResolve={(choices) => {
        onConflict(undefined);
        storeAuto(cache, theirs);
        if (choices?.get('price') === 'mine') void save.run({ id: row.id, version, price: mine });
      }}
    />
  );
}
