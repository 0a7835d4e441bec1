import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { workQueries } from '../../../shared/work/work-queries';
import { autoQueries } from '../queries';

/** `20.11` of a day of the contract. */
const dayOf = (date: string) => date.slice(5).split('-').toReversed().join('.');

/** The line under the title: how many cars in how many showrooms, and the rate that turns prices into y.e. */
export function ListContext({ salons }: { salons: number | undefined }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  // Of the whole dealership, whatever the filters; the sidebar asks for the same.
  const { data: work } = useQuery(workQueries.counts());
  const { data: rate } = useQuery(autoQueries.rate());
  const cars =
    work &&
    [
      t('context.autos', { count: work.counts.autos }),
      salons !== undefined && salons > 0 && t('context.salons', { count: salons }),
    ]
      .filter(Boolean)
      .join(' ');
  const money =
    rate &&
    t(rate.source === 'cbu' ? 'context.rate' : 'context.rateManual', {
      date: dayOf(rate.date),
      money: formatMoney(rate.rate, 'UZS', language),
    });
  // A no-break space keeps the line's height until the figures are there.
  return [cars, money].filter(Boolean).join(' · ') || '\u00A0';
}
