import type { FeedSource } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  History,
  Hourglass,
  ListChecks,
  Pencil,
  RefreshCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../shared/format/date';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { ResolveDialog } from './ResolveDialog';
import { RunsDrawer } from './RunsDrawer';
import { SourceDialog } from './SourceDialog';
import { feedCalls, feedQueries } from './queries';
import { failureText, runText } from './run-texts';

const styles = {
  new: { tone: 'neutral', icon: CircleDashed },
  running: { tone: 'info', icon: Hourglass },
  ready: { tone: 'info', icon: ListChecks },
  working: { tone: 'success', icon: CircleCheck },
  held: { tone: 'warn', icon: TriangleAlert },
  failing: { tone: 'danger', icon: CircleX },
  paused: { tone: 'danger', icon: CirclePause },
} as const;

function useScheduleText({ is_auto: isAuto, schedule, at }: FeedSource): string {
  const { t } = useTranslation('feeds');
  return isAuto ? t(`every.${schedule}`, { time: at ?? '' }) : t('byHand');
}

/** State of the feed, with the reason of a failure. */
function useStateText(feed: FeedSource): string {
  const { t } = useTranslation('feeds');
  const language = useLanguage();
  const { state, last_run: run, failing_since: since, next_run_at: next } = feed;
  const nextText = next !== undefined && t('next', { when: formatDayTime(next, language) });
  // Russian has no «с сегодня».
  const dayAndTime = (at: string) => `${formatDay(at, language)}, ${formatTime(at)}`;
  if (run === undefined) return t('notLoaded');
  if (state === 'running') return t('runningText');
  if (state === 'paused') return t('pausedBecause', { why: failureText(t, run) });
  if (state === 'failing')
    return [
      t('failingSince', {
        when: dayAndTime(since ?? run.started_at),
        why: failureText(t, run),
      }),
      nextText,
    ]
      .filter(Boolean)
      .join(' · ');
  if (state === 'held')
    return [
      t('heldSince', { when: dayAndTime(run.held_since ?? run.started_at) }),
      runText(t, run),
    ].join('. ');
  const text = `${formatDayTime(run.started_at, language)}: ${runText(t, run)}`;
  return [text, nextText].filter(Boolean).join(' · ');
}

export function SourceRow({ feed }: { feed: FeedSource }) {
  const { t } = useTranslation(['feeds', 'common']);
  const invalidates = feedQueries.sourceLists;
  const remove = useAction(feedCalls.removeSource, {
    invalidates,
    success: () => ({ title: t('deleted') }),
  });
  const run = useAction(feedCalls.run, { invalidates });
  const update = useAction(feedCalls.updateSource, { invalidates, idOf: ({ base }) => base.id });
  const { name, state, allowed_actions: allowed } = feed;
  const { tone, icon } = styles[state];
  const canRun = allowed.includes('run');
  const schedule = useScheduleText(feed);
  return (
    <Row
      isEndBelow
      title={
        <Heading level={3} size="md">
          {name}
        </Heading>
      }
      detail={`${feed.address} · ${schedule}`}
      meta={useStateText(feed)}
      actions={<SourceActions feed={feed} />}
      end={
        <Inline gap={2} isWrapping={false}>
          <StatusBadge tone={tone} icon={icon}>
            {t(`state.${state}`)}
          </StatusBadge>
          <RowMenu
            label={t('menu', { name })}
            items={[
              canRun && {
                id: 'run',
                label: t('run'),
                icon: RefreshCw,
                asks: true,
                onAction: () => void run.run(feed.id),
              },
              {
                id: 'runs',
                label: t('runs'),
                icon: History,
                renderWindow: (onClose) => <RunsDrawer feed={feed} onClose={onClose} />,
              },
              {
                id: 'edit',
                label: t('edit'),
                icon: Pencil,
                asks: true,
                renderWindow: (onClose) => <SourceDialog feed={feed} onClose={onClose} />,
              },
              feed.is_auto && {
                id: 'stop',
                label: t('stopAuto'),
                icon: CirclePause,
                asks: true,
                onAction: () => void update.run({ base: feed, changes: { is_auto: false } }),
              },
              {
                id: 'delete',
                label: t('common:delete'),
                icon: Trash2,
                tone: 'danger',
                asks: true,
                confirm: { title: t('deleteTitle', { name }), text: t('deleteInText') },
                onAction: () => remove.run(feed.id),
              },
            ]}
          />
        </Inline>
      }
    />
  );
}

/** The next step of the feed. */
function SourceActions({ feed }: { feed: FeedSource }) {
  const { t } = useTranslation('feeds');
  const [isResolving, setIsResolving] = useState(false);
  const invalidates = feedQueries.sourceLists;
  const run = useAction(feedCalls.run, { invalidates });
  const update = useAction(feedCalls.updateSource, { invalidates, idOf: ({ base }) => base.id });
  const { state, last_run: last, allowed_actions: allowed } = feed;
  const isOpen = state === 'ready' || (state === 'working' && (last?.choice ?? 0) > 0);
  if (state === 'held' && last !== undefined)
    return (
      <>
        <ReasonedButton size="sm" onPress={() => setIsResolving(true)}>
          {t('decide')}
        </ReasonedButton>
        {isResolving && (
          <ResolveDialog feed={feed} run={last} onClose={() => setIsResolving(false)} />
        )}
      </>
    );
  if (isOpen && last?.import_id !== undefined)
    return (
      <Button size="sm" variant="primary" href={paths.autos.import(last.import_id)}>
        {t('openCheck')}
      </Button>
    );
  if (allowed.includes('automate'))
    return (
      <ReasonedButton
        size="sm"
        isPending={update.isPending(feed.id)}
        onPress={() => void update.run({ base: feed, changes: { is_auto: true } })}
      >
        {t('auto')}
      </ReasonedButton>
    );
  return (
    allowed.includes('run') && (
      <ReasonedButton
        size="sm"
        isPending={run.isPending(feed.id)}
        onPress={() => void run.run(feed.id)}
      >
        {t('run')}
      </ReasonedButton>
    )
  );
}
