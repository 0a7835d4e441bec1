import type { TradeInEvent } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Timeline } from '@karvon/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { tradeInQueries } from './queries';

/** What happened between us and the car. */
export function Steps({ id }: { id: number }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const now = useServerNow();
  const { data } = useQuery(tradeInQueries.history(id));
  if (data === undefined || data.results.length === 0) return null;
  const title = ({ kind, price, currency = 'UZS' }: TradeInEvent) =>
    price === undefined
      ? t(`event.${kind}`)
      : `${t(`event.${kind}`)}: ${formatMoney(price, currency, language)}`;
  return (
    <Card title={t('steps')}>
      <Timeline
        aria-label={t('steps')}
        entries={data.results.map((event) => ({
          id: event.id,
          title: title(event),
          time: formatDayTime(event.at, language, now),
          dateTime: event.at,
          who: event.actor.name ?? null,
        }))}
      />
    </Card>
  );
}
