import type { CampaignEvent } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Timeline, type TimelineEntry } from '@karvon/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import {
  CircleCheck,
  CircleX,
  Flag,
  Pause,
  PencilLine,
  Play,
  Plus,
  Send,
  Square,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { formatDayTime, formatWait } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryBoundary } from '../../../shared/resource/query/QueryBoundary';
import { adsQueries } from '../queries';
import { campaignGaps } from './campaign-gaps';

const styles = {
  created: [Plus, 'neutral'],
  changed: [PencilLine, 'neutral'],
  submitted: [Send, 'info'],
  approved: [CircleCheck, 'success'],
  declined: [CircleX, 'danger'],
  paid: [Wallet, 'success'],
  released: [Undo2, 'neutral'],
  paused: [Pause, 'warn'],
  continued: [Play, 'success'],
  out_of_money: [Pause, 'warn'],
  stopped: [Square, 'neutral'],
  finished: [Flag, 'neutral'],
} as const satisfies Record<
  CampaignEvent['kind'],
  readonly [LucideIcon, NonNullable<TimelineEntry['tone']>]
>;

const fields = [
  'company_owner',
  'company_name',
  'segment',
  'brand',
  'start_date',
  'end_date',
  'pocket',
  'budget',
  'price_model',
  'href',
  'banners',
] as const;

export function CampaignTimeline({ id }: { id: number }) {
  const { t } = useTranslation('ads');
  const query = useQuery(adsQueries.history(id));
  const entryOf = useEntry();
  const entriesOf = (events: readonly CampaignEvent[]) => {
    const gaps = campaignGaps(events);
    const first = events.findLast(({ kind }) => kind === 'paid');
    return events.map((event) =>
      entryOf(event, { gap: gaps.get(event.id), isFirst: event.id === first?.id }),
    );
  };
  return (
    <Card title={t('result.history')}>
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="160px" />}>
        {({ results }) => (
          <Timeline aria-label={t('result.history')} entries={entriesOf(results)} />
        )}
      </QueryBoundary>
    </Card>
  );
}

interface Place {
  /** Milliseconds without views after this event. */
  gap: number | undefined;
  isFirst: boolean;
}

function useEntry(): (event: CampaignEvent, place: Place) => TimelineEntry {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const now = useServerNow();
  const change = ({ field, before, after }: CampaignEvent['changes'][number]) => {
    const name = fields.find((one) => one === field);
    const valueOf = (text: string | undefined) => {
      if (text === undefined || text === '') return t('event.nothing');
      return name === 'budget' ? formatNumber(Number(text), language) : text;
    };
    return t('event.change', {
      field: name === undefined ? field : t(`event.field.${name}`),
      before: valueOf(before),
      after: valueOf(after),
    });
  };
  return (event, { gap, isFirst }) => {
    const { kind, actor, amount = 0, reasons = [], changes } = event;
    const [icon, tone] = styles[kind];
    const details = [
      ...(gap === undefined ? [] : [t('event.notShown', { time: formatWait(gap, language) })]),
      ...changes.map(change),
      ...reasons.map(({ text_ru, text_uz }) => (language === 'ru' ? text_ru : text_uz)),
    ];
    return {
      id: event.id,
      title: t(kind === 'paid' && !isFirst ? 'event.toppedUp' : `event.${kind}`, { amount }),
      icon,
      tone,
      time: formatDayTime(event.at, language, now),
      dateTime: event.at,
      who: actor.name ?? t(`event.actor.${actor.kind}`),
      ...(details.length > 0 && { description: details.join('; ') }),
    };
  };
}
