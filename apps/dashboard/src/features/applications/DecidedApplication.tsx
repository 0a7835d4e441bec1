import type { Application } from '@karvon/api/main';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { Surcharge } from './Surcharge';
import { isEstimate } from './surcharge';

export function DecidedApplication({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const now = useServerNow();
  const { market_price, price, currency, surcharge, rate, reject_reason, responsible } =
    application;
  const { scheduled_at: inspected, decided_at: decided, manager_comment } = application;
  const money = (amount: number | undefined) =>
    amount !== undefined && formatMoney(amount, currency, language);
  const time = (moment: string | undefined) =>
    moment !== undefined && formatDayTime(moment, language, now);
  return (
    <DefinitionList
      items={[
        { term: t('form.decided'), detail: time(decided) },
        { term: t('form.reason'), detail: reject_reason && t(`reason.${reject_reason}`) },
        { term: t('marketPrice'), detail: money(market_price) },
        { term: t('price'), detail: money(price) },
        {
          term: t('col.surcharge'),
          detail: surcharge !== undefined && (
            <Surcharge amount={surcharge} currency={currency} isRough={isEstimate(application)} />
          ),
        },
        {
          term: t('form.rate'),
          detail: t('rate', {
            rate: formatNumber(rate.rate, language, 0),
            date: formatDateShort(rate.date),
          }),
        },
        { term: t('form.inspection'), detail: time(inspected) },
        { term: t('responsible'), detail: responsible?.full_name },
        { term: t('comment'), detail: manager_comment },
      ]}
    />
  );
}
