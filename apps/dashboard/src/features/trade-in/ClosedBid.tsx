import type { TradeInAuto } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { useHasPassed } from '../../shared/format/use-has-passed';
import { useLanguage } from '../../shared/i18n/use-language';
import { closedText } from './closed-text';
import type { Bid } from './use-bid';

/** True while bids are possible. Also checks the clock, since the status may be outdated. */
export function useIsOpen({ status, open_until }: TradeInAuto): boolean {
  const isOver = useHasPassed(open_until);
  return status === 'open' && !isOver;
}

/** Shows that bidding has ended. A typed price that was not sent stays visible. */
export function ClosedBid({ bid: { car, form, note } }: { bid: Bid }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { control } = form.form;
  const { isDirty } = useFormState({ control });
  const [price, currency] = useWatch({ control, name: ['price', 'currency'] });
  if (note !== undefined)
    return (
      <Banner size="sm" role="alert">
        {note}
      </Banner>
    );
  if (!isDirty || price === null) return <Banner tone="warn" title={t(closedText(car))} />;
  const money = formatMoney(price, currency, language);
  return (
    <Banner size="sm" role="alert">
      {t(`note.${closedText(car)}`, { money })}
    </Banner>
  );
}
