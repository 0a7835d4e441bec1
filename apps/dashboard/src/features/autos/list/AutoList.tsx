import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import type { AutoSummary } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { CarFront, Plus, Store, CalendarDays, Eye, Heart, Phone } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupQueries } from '../../../shared/lookups/queries';
import { paths } from '../../../shared/paths';
import { defineList, type ListCardProps } from '../../../shared/resource/list/define-list';
import { lazyColumns } from '../../../shared/resource/list/lazy-columns';
import { ListPage } from '../../../shared/resource/list/ListPage';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { AutoActionsProvider } from '../actions/AutoActionsProvider';
import { AutoMenu } from '../actions/AutoMenu';
import { targetOfCard } from '../actions/action-target';
import { autoFilters } from '../auto-filters';
import { autoTitle, longInSalon } from '../auto-rules';
import { autoCalls, autoQueries } from '../queries';
import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { workQueries } from '../../../shared/work/work-queries';
import { MediaCard, type MediaCardFact } from '../../../shared/marketplace/MediaCard/MediaCard';
import { formatNumber } from '../../../shared/format/number';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { pricePair, specsLine } from '../auto-labels';
import { FooterAction, useCardFooter } from './CardFooter';
import { EditablePrice } from './EditablePrice';

const dayOf = (date: string) => date.slice(5).split('-').toReversed().join('.');

function ListContext({ salons }: { salons: number | undefined }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { data: work } = useQuery(workQueries.counts());
  const { data: rate } = useQuery(autoQueries.rate());
  const cars =
    work &&
    [
      t('context.autos', { count: work.counts.autos }),
      salons !== undefined && salons > 0 && t('context.salons', { count: salons }),
    ]
      .filter(Boolean)
      .join(' ');
  const money =
    rate &&
    t(rate.source === 'cbu' ? 'context.rate' : 'context.rateManual', {
      date: dayOf(rate.date),
      money: formatMoney(rate.rate, 'UZS', language),
    });
  // A no-break space keeps the line's height until the figures have loaded.
  return [cars, money].filter(Boolean).join(' · ') || '\u00A0';
}

const PriceTools = lazyNamed(() => import('../prices/PriceTools'), 'PriceTools');
const CarKeys = lazyNamed(() => import('./CarKeys'), 'CarKeys');
const CarFilesButton = lazyNamed(() => import('./ListActions'), 'CarFilesButton');
const ListActions = lazyNamed(() => import('./ListActions'), 'ListActions');
const BulkActions = lazyNamed(() => import('./BulkActions'), 'BulkActions');

const autoList = defineList({
  title: 'autos:title',
  filters: autoFilters,
  page: autoQueries.page,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  create: { href: paths.autos.create, label: 'autos:add', shortLabel: 'autos:addShort' },
  empty: {
    icon: CarFront,
    title: 'autos:empty.title',
    text: 'autos:empty.text',
    link: { href: paths.autos.import(), label: 'autos:import' },
  },
  emptyTab: { icon: CarFront, title: 'autos:empty.tabTitle', text: 'autos:empty.tabText' },
  Card: AutoCard,
  CardSkeleton,
  columns: lazyColumns(() => import('./auto-columns'), 'autoColumns'),
  RowActions: ({ row }: { row: AutoSummary }) => <AutoMenu auto={targetOfCard(row)} />,
  selectLabel: (auto, t) => t('autos:card.select', { title: autoTitle(auto) }),
  Bulk: BulkActions,
  exportCsv: { fileName: 'autos', call: autoCalls.csv, Button: CarFilesButton },
});

export function AutoList() {
  const frame = useRef<HTMLDivElement>(null);
  const salons = useQuery(lookupQueries.avtosalons());
  return (
    <AutoActionsProvider>
      <div ref={frame}>
        <ListPage
          list={autoList}
          context={<ListContext salons={salons.data?.count} />}
          actions={
            <Suspense fallback={null}>
              <ListActions />
            </Suspense>
          }
          banners={
            <Suspense fallback={null}>
              <PriceTools />
            </Suspense>
          }
          empty={salons.data?.count === 0 ? <NoShowroom /> : undefined}
        />
        <Suspense fallback={null}>
          <CarKeys frame={frame} />
        </Suspense>
      </div>
    </AutoActionsProvider>
  );
}

function NoShowroom() {
  const { t } = useTranslation('autos');
  return (
    <EmptyState
      icon={Store}
      title={t('empty.noSalonTitle')}
      description={t('empty.noSalonText')}
      action={
        <Button variant="primary" icon={Plus} href={paths.avtosalons.create}>
          {t('empty.noSalonAction')}
        </Button>
      }
    />
  );
}

function CardSkeleton() {
  return (
    <Card padding="none" isClipped>
      <Skeleton aspectRatio="2 / 1" radius="none" />
      <Box padding={4}>
        <Stack gap={3}>
          <Skeleton width="55%" height="18px" />
          <Skeleton width="75%" height="14px" />
          <Skeleton width="65%" height="22px" />
          <Inline justify="space-between" isWrapping={false}>
            <Skeleton width="40%" height="14px" />
            <Skeleton width="30%" height="14px" />
          </Inline>
        </Stack>
      </Box>
      <Box padding={4}>
        <Skeleton width="50%" height="20px" />
      </Box>
    </Card>
  );
}

function AutoCard({ row: auto, isFirst, selection }: ListCardProps<AutoSummary>) {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  const { footer, content } = useCardFooter(auto);
  const target = targetOfCard(auto);
  const { price, other } = pricePair(auto, language);
  const title = autoTitle(auto);
  return (
    <MediaCard
      level={2}
      title={title}
      href={paths.autos.view(auto.id)}
      src={auto.cover?.thumbnail}
      loading={isFirst ? 'eager' : 'lazy'}
      badge={<CarStatusBadge status={auto.status} isLifted />}
      photoCount={auto.photo_count}
      photoCountLabel={t('card.photos', { count: auto.photo_count })}
      selectLabel={t('card.select', { title })}
      {...(selection && {
        isSelected: selection.isSelected,
        onSelectedChange: selection.onChange,
      })}
      menu={<AutoMenu auto={target} />}
      specs={specsLine(auto, t, language) || t('card.noSpecs')}
      price={price !== undefined && <EditablePrice row={auto} />}
      priceNote={price === undefined ? t('card.noPrice') : other}
      facts={useFacts(auto)}
      footerText={content.text}
      footerIcon={content.icon}
      footerTone={content.tone}
      footerAction={'action' in footer ? <FooterAction footer={footer} auto={target} /> : undefined}
    />
  );
}

function useFacts(auto: AutoSummary): MediaCardFact[] {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const figure = (value: number) =>
    auto.published_at === undefined ? '—' : formatNumber(value, language);
  return [
    { icon: Eye, label: t('card.views'), text: figure(auto.views) },
    { icon: Heart, label: t('card.likes'), text: figure(auto.likes) },
    { icon: Phone, label: t('card.calls'), text: figure(auto.calls) },
    {
      icon: CalendarDays,
      label: t('card.days'),
      text: t('card.inSalon', { count: auto.days_in_salon }),
      ...(auto.days_in_salon >= longInSalon &&
        auto.sold_at === undefined && { tone: 'warn' as const }),
    },
  ];
}
