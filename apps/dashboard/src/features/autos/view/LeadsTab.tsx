import type { Auto, Lead } from '@karvon/api/main';
import { getListLeadsQueryOptions } from '@karvon/api/main/leads';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { ErrorState } from '@karvon/ui/ErrorState';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { LoadMore } from '@karvon/ui/LoadMore';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { formatPhone } from '../../../shared/format/phone';
import { formatDayTime } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { LeadStatusBadge } from '../../../shared/status/LeadStatusBadge';

/** Leads that are asked for at a time. */
const size = 20;

/** Who called, wrote or asked about the car, newest first. */
export function LeadsTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation(['autos', 'common']);
  const words = useErrorWords();
  const [pages, setPages] = useState(1);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      getListLeadsQueryOptions({ auto_id: auto.id, page: at + 1, size }),
    ),
  });
  const leads = queries.flatMap(({ data }) => data?.results ?? []);
  const count = queries[0]?.data?.count ?? 0;
  const failed = queries.find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <ErrorState
        title={words(failed.error).title}
        description={words(failed.error).text}
        action={<Button onPress={() => void failed.refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  if (queries[0]?.isPending === true) {
    return (
      <Card>
        <Stack gap={4}>
          <Skeleton width="55%" height="20px" />
          <Skeleton width="40%" height="20px" />
        </Stack>
      </Card>
    );
  }
  if (leads.length === 0) return <EmptyState title={t('leads.empty')} />;
  return (
    <Card>
      <Stack gap={4}>
        <RowList
          items={leads.map((lead) => ({
            id: lead.id,
            title: nameOf(lead),
            detail: <LeadFacts lead={lead} />,
            end: <LeadEnd lead={lead} />,
          }))}
        />
        {count > size && (
          <LoadMore
            label={t('common:showMore')}
            summary={t('filter.shown', { shown: leads.length, count })}
            hasMore={leads.length < count}
            isPending={queries.some(({ isPending }) => isPending)}
            onPress={() => setPages(pages + 1)}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Some call without a name. */
const nameOf = ({ client_name, phone, id }: Lead): string =>
  client_name || (phone === undefined ? `№ ${String(id)}` : formatPhone(phone));

/** How and when it came. */
function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const now = useServerNow();
  const { type, created_at: at } = lead;
  return `${t(`leads.type.${type}`)} · ${formatDayTime(at, language, now)}`;
}

/** Whether it is answered, and how to answer it. */
function LeadEnd({ lead: { status, room_id, phone } }: { lead: Lead }) {
  const { t } = useTranslation('autos');
  return (
    <Inline gap={3}>
      {room_id !== undefined && <Link href={paths.chat(room_id)}>{t('leads.toChat')}</Link>}
      {room_id === undefined && phone !== undefined && (
        <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
      )}
      <LeadStatusBadge status={status} />
    </Inline>
  );
}
