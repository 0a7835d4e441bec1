import type { Auto, AutoChange, AutoEvent } from '@karvon/api/main';
import { Timeline, type TimelineEntry } from '@karvon/ui/Timeline';
import { useTranslation } from 'react-i18next';
import { autoViewQueries } from './queries';
import { PagedTab } from './PagedTab';
import { PencilLine, Plus, RefreshCw, Undo2, type LucideIcon } from 'lucide-react';
import { formatMoney } from '../../../shared/format/money';
import { formatDayTime } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { i18n } from '../../../shared/i18n/i18n';
import { useLanguage } from '../../../shared/i18n/use-language';
import { carStatus } from '../../../shared/status/car-status';

type EventTone = NonNullable<TimelineEntry['tone']>;

const icons = {
  created: Plus,
  changed: PencilLine,
  refreshed: RefreshCw,
  renewed: RefreshCw,
  restored: Undo2,
} as const satisfies Record<Exclude<AutoEvent['kind'], 'status_changed'>, LucideIcon>;

function isFieldKey(key: string): key is 'autos:detail.field.price' {
  return i18n.exists(key);
}

function toneOf({ to }: AutoEvent): EventTone {
  const tone = to === undefined ? 'neutral' : carStatus[to].tone;
  return tone === 'trophy' ? 'success' : tone;
}

function useHistoryEntry(auto: Auto): (event: AutoEvent) => TimelineEntry {
  const { t } = useTranslation(['autos', 'common']);
  const language = useLanguage();
  const now = useServerNow();

  const change = ({ field, before, after }: AutoChange) => {
    const name = field.split('.').at(-1) ?? field;
    const key = `autos:detail.field.${name}`;
    const value = (text: string | undefined) => {
      if (text === undefined || text === '') return t('history.nothing');
      // Fields of amounts, all with `price` in their names, contain bare digits.
      return name.includes('price') && /^\d+$/.test(text)
        ? formatMoney(Number(text), auto.currency, language)
        : text;
    };
    const label = isFieldKey(key) ? t(key) : name;
    // Buyers are not in the history, only that another one was chosen.
    return name === 'description' || (before === undefined && after === undefined)
      ? label
      : t('history.change', { field: label, before: value(before), after: value(after) });
  };

  return (event) => {
    const { actor, kind, from, to, reason, note, source, reasons: declined = [] } = event;
    const status = (key: NonNullable<typeof to>) => t(carStatus[key].label);
    const title =
      kind !== 'status_changed'
        ? t(`history.${kind}`)
        : to === undefined
          ? t('history.changed')
          : from === undefined
            ? status(to)
            : t('history.status', { from: status(from), to: status(to) });
    const details = [
      ...event.changes.map(change),
      reason && t(`reason.${reason}`),
      ...declined.map(({ text_ru, text_uz }) => (language === 'ru' ? text_ru : text_uz)),
      note,
      source && t(`history.source.${source.kind}`, { name: source.name }),
    ].filter(Boolean);
    return {
      id: event.id,
      title,
      icon: kind === 'status_changed' ? (to ? carStatus[to].icon : PencilLine) : icons[kind],
      tone: toneOf(event),
      time: formatDayTime(event.at, language, now),
      dateTime: event.at,
      who: actor.name ?? t(`history.actor.${actor.kind}`),
      ...(details.length > 0 && { description: details.join('; ') }),
    };
  };
}

export function HistoryTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const entryOf = useHistoryEntry(auto);
  return (
    <PagedTab
      page={(page) => autoViewQueries.history(auto.id, page)}
      emptyTitle={t('history.empty')}
      moreLabel={t('history.more')}
    >
      {(events) => <Timeline aria-label={t('detail.tabs.history')} entries={events.map(entryOf)} />}
    </PagedTab>
  );
}
