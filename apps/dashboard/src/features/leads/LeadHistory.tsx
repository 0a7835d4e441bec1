import type { FieldChange, LeadEvent } from '@karvon/api/main';
import { Heading } from '@karvon/ui/Heading';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Timeline, type TimelineEntry } from '@karvon/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, CircleDot, MessageCircle, PencilLine, PhoneMissed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { contactIcon, contactLabel } from './lead-labels';
import { leadQueries } from './queries';

type T = ReturnType<typeof useTranslation<'leads'>>['t'];

function changeText({ field, after = '' }: FieldChange, t: T): string {
  switch (field) {
    case 'responsible':
      return after === '' ? t('event.noResponsible') : t('event.responsible', { name: after });
    case 'comment':
      return after === '' ? t('event.noComment') : t('event.comment', { text: after });
    default:
      return t('event.client_name', { text: after });
  }
}

export function LeadHistory({ id }: { id: number }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const language = useLanguage();
  const now = useServerNow();
  const query = useQuery(leadQueries.history(id));

  const entryParts = ({ kind, contact, attempt, to, changes }: LeadEvent) => {
    switch (kind) {
      case 'contact':
        return {
          title: contact === undefined ? '' : contactLabel(contact, text, language),
          icon: contact === undefined ? CircleDot : contactIcon(contact),
          tone: 'info' as const,
          ...(contact && { description: t(`source.${contact.source}`) }),
        };
      case 'answered':
        return { title: t('event.answered'), icon: MessageCircle, tone: 'success' as const };
      case 'attempt':
        return {
          title: t(`event.attempt.${attempt ?? 'no_answer'}`),
          icon: PhoneMissed,
          tone: 'warn' as const,
        };
      case 'status_changed':
        return {
          title: t(`event.status.${to ?? 'new'}`),
          icon: to === 'contacted' ? CheckCheck : CircleDot,
          tone: to === 'contacted' ? ('success' as const) : ('info' as const),
        };
      case 'changed':
        return {
          title: changes.map((change) => changeText(change, t)).join('; '),
          icon: PencilLine,
        };
      default:
        return kind satisfies never;
    }
  };
  const entryOf = (event: LeadEvent): TimelineEntry => ({
    id: event.id,
    ...entryParts(event),
    time: formatDayTime(event.at, language, now),
    dateTime: event.at,
    who:
      event.actor.name ?? t(`event.actor.${event.actor.kind === 'client' ? 'client' : 'dealer'}`),
  });
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {t('drawer.history')}
      </Heading>
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="120px" />}>
        {({ results }) => (
          <Timeline aria-label={t('drawer.history')} entries={results.map(entryOf)} />
        )}
      </QueryBoundary>
    </Stack>
  );
}
