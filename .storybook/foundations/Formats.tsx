import { formatDate, formatDateTime, formatDay } from '../../apps/dashboard/src/shared/format/date';
import { formatMoney, formatMoneyShort } from '../../apps/dashboard/src/shared/format/money';
import {
  formatChange,
  formatNumber,
  formatPercent,
} from '../../apps/dashboard/src/shared/format/number';
import { formatPhone } from '../../apps/dashboard/src/shared/format/phone';
import { Facts } from './Facts';

type Language = 'ru' | 'uz';

const moment = '2026-07-05T09:32:00Z';

const formats: readonly { what: string; as: (language: Language) => string }[] = [
  { what: 'Money', as: (language) => formatMoney(219_000_000, 'UZS', language) },
  { what: 'Money in units', as: (language) => formatMoney(18_100, 'USD', language) },
  {
    what: 'Money where there is little room',
    as: (language) => formatMoneyShort(1_240_000_000, 'UZS', language),
  },
  { what: 'Number', as: (language) => formatNumber(24_500.5, language) },
  { what: 'Share', as: (language) => formatPercent(0.184, language) },
  { what: 'Change', as: (language) => formatChange(-0.03, language) },
  { what: 'Date', as: (language) => formatDate(moment, language) },
  { what: 'Day of this year', as: (language) => formatDay(moment, language) },
  { what: 'Date and time of Tashkent', as: (language) => formatDateTime(moment, language) },
  { what: 'Phone', as: () => formatPhone('+998901234567') },
];

export function Formats() {
  return (
    <Facts
      heads={['What', 'Russian', 'Uzbek']}
      rows={formats.map(({ what, as }) => [
        what,
        <span key="ru" lang="ru">
          {as('ru')}
        </span>,
        <span key="uz" lang="uz">
          {as('uz')}
        </span>,
      ])}
    />
  );
}
