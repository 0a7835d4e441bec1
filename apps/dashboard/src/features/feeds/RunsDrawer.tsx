import type { FeedRun, FeedSource } from '@karvon/api/main';
import { Dialog } from '@karvon/ui/Dialog';
import { Link } from '@karvon/ui/Link';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { feedQueries } from './queries';
import { runText } from './run-texts';

/** The last runs of a feed. */
export function RunsDrawer({ feed, onClose }: { feed: FeedSource; onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'common']);
  const runs = useQuery(feedQueries.runs(feed.id));
  return (
    <Dialog
      isOpen
      placement="end"
      title={t('runsOf', { name: feed.name })}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <QueryBoundary query={runs} level={3} skeleton={<Skeleton height="320px" />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{t('notLoaded')}</Text>
          ) : (
            <RowList>
              {results.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

function RunRow({ run }: { run: FeedRun }) {
  const { t } = useTranslation('feeds');
  const language = useLanguage();
  return (
    <Row
      size="sm"
      title={`${formatDayTime(run.started_at, language)} · ${t(`runState.${run.state}`)}`}
      detail={
        <Stack gap={1}>
          <span>{runText(t, run)}</span>
          {run.vanished.map(({ id, title, result }) => (
            <Link key={id} href={paths.autos.view(id)}>
              {t(`vanished.${result}`, { car: title })}
            </Link>
          ))}
        </Stack>
      }
      end={
        run.import_id !== undefined && (
          <Link href={paths.autos.import(run.import_id)}>{t('rowsOf')}</Link>
        )
      }
    />
  );
}
