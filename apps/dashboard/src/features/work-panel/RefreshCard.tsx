import type { AutosBulkResult, WorkPanel, WorkPanelRefresh } from '@karvon/api/main';
import { ApiError } from '@karvon/api/errors';
import { Box } from '@karvon/ui/Box';
import { Link } from '@karvon/ui/Link';
import { Banner } from '@karvon/ui/Banner';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { formatRelative, formatTimeLeft } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useMember } from '../../shared/session/member';
import { ReasonedButton, ReasonedIconButton } from '../../shared/session/Reasoned';
import { MoreLink } from './MoreLink';
import { isMissing, PartFailed } from './PartFailed';
import { PanelCard } from './PanelCard';
import { usePanelLinks } from './use-panel-links';
import type { WorkActions } from './use-work-actions';

export function RefreshCard({ panel, actions }: { panel: WorkPanel; actions: WorkActions }) {
  const { t } = useTranslation('work-panel');
  const [result, setResult] = useState<AutosBulkResult>();
  const language = useLanguage();
  const now = useServerNow();
  const links = usePanelLinks();
  const { refresh, counts } = panel;
  const rows = refresh.filter((auto) => isReady(auto, now));
  // Cars may become ready while the panel is on screen.
  const ready = Math.max(counts.refresh_ready, rows.length);
  const [next] = refresh;
  const { refreshAll } = actions;
  // Everybody may refresh single cars, but refreshing all needs a permission.
  const { reason } = useMember().may('autos.manage');
  const runAll = async () => {
    const outcome = await refreshAll.run();
    setResult(outcome.status === 'done' ? outcome.result : undefined);
  };
  if (isMissing(panel, 'refresh'))
    return (
      <PanelCard id="refresh" title={t('refresh.title')}>
        <PartFailed />
      </PanelCard>
    );
  if (next === undefined) return null;
  return (
    <PanelCard
      id="refresh"
      title={t('refresh.title')}
      isEmptied={ready === 0}
      emptiedText={t('done.refresh', {
        time: formatTimeLeft(Date.parse(next.next_update_at) - now, language),
      })}
      actions={
        ready > 1 && (
          <ReasonedButton
            reason={reason}
            size="sm"
            variant="soft"
            icon={RefreshCw}
            isPending={refreshAll.isPending()}
            onPress={() => void runAll()}
          >
            {t('refresh.all', { n: ready })}
          </ReasonedButton>
        )
      }
    >
      {result !== undefined && (
        <Box paddingInline={4} paddingBlock={rows.length === 0 ? 4 : 0}>
          <RefreshResult result={result} />
        </Box>
      )}
      {rows.length > 0 && (
        <RowList variant="flush" aria-label={t('refresh.title')}>
          {rows.map((auto) => (
            <RefreshRow key={auto.car.id} auto={auto} actions={actions} />
          ))}
        </RowList>
      )}
      {ready > rows.length && (
        <MoreLink count={ready - rows.length} href={links.refreshableAutos} />
      )}
    </PanelCard>
  );
}

const isReady = (auto: WorkPanelRefresh, now: number): boolean =>
  auto.is_ready || Date.parse(auto.next_update_at) <= now;

function RefreshResult({ result }: { result: AutosBulkResult }) {
  const { t } = useTranslation('work-panel');
  const errorText = useErrorText();
  const { done, refused, results } = result;
  const reasons = results
    .filter(({ ok }) => !ok)
    .map(({ code }) => errorText(new ApiError({ kind: 'conflict', ...(code && { code }) })).text);
  return (
    <Banner size="sm" tone={refused === 0 ? 'info' : 'danger'} role="status">
      {refused === 0
        ? t('refresh.done', { n: done })
        : `${t('refresh.some', { done, refused })}. ${[...new Set(reasons)].join(' ')}`}
    </Banner>
  );
}

function RefreshRow({ auto, actions }: { auto: WorkPanelRefresh; actions: WorkActions }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const now = useServerNow();
  const { car, refreshed_at: last } = auto;
  const label = t('refresh.one', { name: car.title });
  return (
    <Row
      size="sm"
      image={<Thumbnail src={car.photo?.thumbnail} />}
      title={
        <Link variant="quiet" href={paths.autos.view(car.id)}>
          {car.title}
        </Link>
      }
      detail={
        last === undefined
          ? t('refresh.never')
          : t('refresh.last', { when: formatRelative(last, language, now) })
      }
      end={
        <ReasonedIconButton
          size="sm"
          icon={RefreshCw}
          aria-label={label}
          isPending={actions.refresh.isPending(car.id)}
          onPress={() => void actions.refresh.run(car.id)}
        />
      }
    />
  );
}
