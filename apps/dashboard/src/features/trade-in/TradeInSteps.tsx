import type { TradeInEvent, TradeInEventKind } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Timeline, type TimelineEntry } from '@karvon/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  CalendarX,
  CarFront,
  CircleCheck,
  CircleX,
  Pencil,
  Send,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatDay } from '../../shared/format/date';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { tradeInQueries } from './queries';

const styles = {
  offered: { icon: Send, tone: 'info' },
  changed: { icon: Pencil, tone: 'info' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
  accepted: { icon: CircleCheck, tone: 'success' },
  declined: { icon: CircleX, tone: 'danger' },
  expired: { icon: CalendarX, tone: 'warn' },
  lost: { icon: CircleX, tone: 'neutral' },
  closed: { icon: CircleX, tone: 'neutral' },
  application_created: { icon: CalendarCheck, tone: 'info' },
  listing_created: { icon: CarFront, tone: 'success' },
} as const satisfies Record<TradeInEventKind, Pick<TimelineEntry, 'icon' | 'tone'>>;

export function Steps({ id }: { id: number }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const now = useServerNow();
  const { data } = useQuery(tradeInQueries.history(id));
  if (data === undefined || data.results.length === 0) return null;
  const title = (event: TradeInEvent) => {
    const {
      kind,
      price,
      currency = 'UZS',
      previous_price: before,
      previous_currency = 'UZS',
    } = event;
    const label = t(`event.${kind}`);
    if (price === undefined) return label;
    const money = formatMoney(price, currency, language);
    return before === undefined
      ? `${label}: ${money}`
      : `${label}: ${formatMoney(before, previous_currency, language)} → ${money}`;
  };
  return (
    <Card title={t('steps')}>
      <Timeline
        aria-label={t('steps')}
        entries={data.results.map((event) => ({
          ...styles[event.kind],
          id: event.id,
          title: title(event),
          time: formatDayTime(event.at, language, now),
          dateTime: event.at,
          who: event.actor.name ?? null,
          description:
            event.valid_until === undefined
              ? undefined
              : t('validTo', { date: formatDay(event.valid_until, language) }),
        }))}
      />
    </Card>
  );
}
