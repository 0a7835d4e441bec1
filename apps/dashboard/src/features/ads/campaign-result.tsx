import type { CampaignResult } from '@karvon/api/main';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { MobileTitleBar } from '@karvon/ui/MobileTitleBar';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Copy, Eye, Pause, Pencil, Play, Square, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { useMember } from '../../shared/session/member';
import { ReasonedButton, ReasonedLink } from '../../shared/session/Reasoned';
import { adsQueries } from './queries';
import { BannerResults } from './result/BannerResults';
import { CampaignTimeline } from './result/CampaignTimeline';
import { DayTable } from './result/DayTable';
import { MoneyCard } from './result/MoneyCard';
import { ResultBanners } from './result/ResultBanners';
import { ResultChart } from './result/ResultChart';
import { ResultTiles } from './result/ResultTiles';
import { readPeriod } from './result-period';
import { CampaignBadge } from './StatusLine';
import { useCampaignActions } from './use-campaign-actions';

const StopDialog = lazyNamed(() => import('./StopDialog'), 'StopDialog');

/** What a campaign brought: the bill that adds up. */
export function Component() {
  const { t } = useTranslation('ads');
  const id = useIdParam();
  const [search] = useSearchParams();
  const query = useQuery(adsQueries.result(id, readPeriod(search)));
  return (
    <QueryBoundary
      query={query}
      page={{ title: t('result.title'), backTo: paths.ads.index }}
      skeleton={
        <Columns ratio="2:1" side={<CardSkeleton />}>
          <CardSkeleton />
        </Columns>
      }
    >
      {(result) => <ResultView result={result} />}
    </QueryBoundary>
  );
}

function ResultView({ result }: { result: CampaignResult }) {
  const { t } = useTranslation(['ads', 'common']);
  const navigate = useNavigate();
  const { campaign } = result;
  const hasShows = campaign.views > 0 || campaign.clicks > 0;
  const back = { label: t('common:back'), onPress: () => void navigate(paths.ads.index) };
  return (
    <Page
      title={
        <Inline gap={2}>
          {campaign.title}
          <CampaignBadge status={campaign.status} />
        </Inline>
      }
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('common:form.path')}
          items={[{ label: t('title'), href: paths.ads.index }, { label: t('result.title') }]}
        />
      }
      actions={<ResultActions result={result} />}
      phoneBar={<MobileTitleBar title={campaign.title} back={back} />}
    >
      <Stack>
        <Columns ratio="3:2" side={<MoneyCard result={result} />}>
          <ResultBanners campaign={campaign} />
        </Columns>
        {hasShows ? (
          <>
            <ResultTiles result={result} />
            <ResultChart result={result} />
            <Columns
              ratio="2:1"
              side={
                <>
                  <BannerResults result={result} />
                  <CampaignTimeline id={campaign.id} />
                </>
              }
            >
              <DayTable result={result} />
            </Columns>
          </>
        ) : (
          <>
            <NoShows result={result} />
            <CampaignTimeline id={campaign.id} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function NoShows({ result: { campaign } }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { status, pause_reason, run_state, start_date } = campaign;
  const why =
    status === 'moderation' || status === 'declined'
      ? t(`result.why.${status}`)
      : pause_reason === 'unpaid'
        ? t('result.why.unpaid')
        : run_state === 'waiting'
          ? t('result.why.waiting', { date: formatDay(start_date, language) })
          : t('result.why.other');
  return <EmptyState icon={Eye} title={t('result.noShows')} description={why} />;
}

function ResultActions({ result: { campaign } }: { result: CampaignResult }) {
  const { t } = useTranslation(['ads', 'money']);
  const [isStopping, setStopping] = useState(false);
  const pay = useUrlPanel('pay');
  const { may } = useMember();
  const { reason } = may('ads.edit');
  const { pause, proceed, isTurning } = useCampaignActions(campaign);
  const { id, allowed_actions: allowed, can_edit, can_pay } = campaign;
  return (
    <>
      {allowed.includes('stop') && (
        <ReasonedButton
          reason={reason}
          variant="danger-ghost"
          icon={Square}
          onPress={() => setStopping(true)}
        >
          {t('action.stop')}
        </ReasonedButton>
      )}
      {can_edit ? (
        <ReasonedLink reason={reason} icon={Pencil} href={paths.ads.edit(id)}>
          {t('action.edit')}
        </ReasonedLink>
      ) : (
        <ReasonedLink reason={reason} icon={Copy} href={paths.ads.copy(id)}>
          {t('action.copy')}
        </ReasonedLink>
      )}
      {allowed.includes('pause') && (
        <ReasonedButton reason={reason} icon={Pause} isPending={isTurning} onPress={pause}>
          {t('action.pause')}
        </ReasonedButton>
      )}
      {allowed.includes('continue') && (
        <ReasonedButton reason={reason} icon={Play} isPending={isTurning} onPress={proceed}>
          {t('action.continue')}
        </ReasonedButton>
      )}
      {can_pay && (
        <ReasonedLink
          reason={may('ads.pay').reason}
          variant="primary"
          icon={Wallet}
          href={pay.href(id)}
        >
          {t('money:topUp')}
        </ReasonedLink>
      )}
      {isStopping && (
        <Suspense fallback={null}>
          <StopDialog campaign={campaign} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </>
  );
}
