import type { CampaignResult } from '@karvon/api/main';
import { ActionBar } from '@karvon/ui/ActionBar';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Eye, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { CardSkeleton } from '../../shared/resource/list/ListSkeleton';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useIdParam } from '../../shared/resource/routes/use-id-param';
import { PagePath } from '../../shared/resource/view/PagePath';
import { useIsPhone } from '../../shared/table/use-screen';
import { adsQueries } from './queries';
import { CampaignTimeline } from './result/CampaignTimeline';
import { DayTable } from './result/DayTable';
import { MoneyCard } from './result/MoneyCard';
import { MainActions, ResultActions, ResultMenu } from './result/ResultActions';
import { ResultBanners } from './result/ResultBanners';
import { ResultChart } from './result/ResultChart';
import { ResultTiles } from './result/ResultTiles';
import { readPeriod } from './result-period';
import { CampaignBadge, StatusLine } from './StatusLine';
import { Card } from '@karvon/ui/Card';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { formatNumber } from '../../shared/format/number';

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
        <Columns ratio="3:2" side={<CardSkeleton />}>
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
  const isPhone = useIsPhone();
  const { campaign } = result;
  const hasShows = campaign.views > 0 || campaign.clicks > 0;
  const back = { label: t('common:back'), onPress: () => void navigate(paths.ads.index) };
  return (
    <>
      <Page
        title={
          <Inline gap={2}>
            {campaign.title}
            <CampaignBadge status={campaign.status} />
          </Inline>
        }
        tabTitle={campaign.title}
        breadcrumbs={<PagePath parent={{ label: t('title'), href: paths.ads.index }} />}
        actions={!isPhone ? <ResultActions campaign={campaign} /> : undefined}
        phoneBar={{ title: campaign.title, back, actions: <ResultMenu campaign={campaign} /> }}
      >
        <Stack>
          {isPhone && <StatusLine campaign={campaign} isLine />}
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
      {isPhone && (
        <ActionBar aria-label={t('action.of', { name: campaign.title })}>
          <MainActions campaign={campaign} />
        </ActionBar>
      )}
    </>
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

function BannerResults({ result }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  return (
    <Card title={t('result.byBanner')}>
      <RowList variant="divided" aria-label={t('result.byBanner')}>
        {result.banners.map((banner) => {
          const {
            position,
            language: of,
            title,
            image,
            views,
            clicks,
            click_rate,
            leads,
            spend,
          } = banner;
          return (
            <Row
              key={`${position} ${of}`}
              size="sm"
              image={<Thumbnail src={image?.thumbnail} placeholderIcon={Megaphone} />}
              title={`${t(`position.${position}`)} ${of.toUpperCase()}`}
              detail={[
                t('form.views', { count: views }),
                t('form.clicks', { count: clicks }),
                t('leadCount', { count: leads }),
                t('money', { amount: spend }),
              ].join(' · ')}
              meta={title === undefined ? t('result.removed') : undefined}
              end={
                <Text isNumeric>
                  {click_rate === undefined
                    ? '—'
                    : `${t('result.ctr')} ${formatNumber(click_rate, language, 1)}\u00A0%`}
                </Text>
              }
            />
          );
        })}
      </RowList>
    </Card>
  );
}
