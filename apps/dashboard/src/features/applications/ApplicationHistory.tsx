import type { ApplicationEvent, FieldChange } from '@karvon/api/main';
import { Heading } from '@karvon/ui/Heading';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Timeline, type TimelineEntry } from '@karvon/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import type { Language } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { applicationQueries } from './queries';

type T = ReturnType<typeof useTranslation<'applications'>>['t'];

/** Text of a changed value: amounts are bare digits, times are RFC 3339. */
function valueText(field: string, value: string, t: T, language: Language): string {
  switch (field) {
    case 'market_price':
    case 'price':
      return formatNumber(Number(value), language, 0);
    case 'scheduled_at':
      return Number.isNaN(Date.parse(value)) ? value : formatDayTime(value, language);
    case 'reject_reason':
      return t(`reason.${value}`, { defaultValue: value });
    default:
      return value;
  }
}

function changeText({ field, before, after }: FieldChange, t: T, language: Language): string {
  const label = t(`change.${field}`, { defaultValue: '' });
  const value = (one: string | undefined) =>
    one === undefined ? '—' : valueText(field, one, t, language);
  if (field === 'desired_car') return label;
  return before === undefined
    ? `${label}: ${value(after)}`
    : `${label}: ${value(before)} → ${value(after)}`;
}

export function ApplicationHistory({ id }: { id: number }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const now = useServerNow();
  const query = useQuery(applicationQueries.history(id));
  const entryOf = ({ id: key, kind, at, to, changes, actor }: ApplicationEvent): TimelineEntry => ({
    id: key,
    title: kind === 'status_changed' ? t(`status.${to ?? 'pending'}`) : t(`event.${kind}`),
    description: changes.map((change) => changeText(change, t, language)).join('; '),
    time: formatDayTime(at, language, now),
    dateTime: at,
    who: actor.name ?? null,
  });
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {t('history')}
      </Heading>
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="120px" />}>
        {({ results }) => <Timeline aria-label={t('history')} entries={results.map(entryOf)} />}
      </QueryBoundary>
    </Stack>
  );
}
