import type { Auto, AutoQualityItem, AutoTotals } from '@karvon/api/main';
import { serverNow, serverOffset } from '@karvon/api/server-clock';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { PencilLine, RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { formatTimeLeft } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { targetOfAuto } from '../actions/action-target';
import { useAutoActions } from '../actions/auto-actions';
import { AutoMenu } from '../actions/AutoMenu';
import { actionIcon } from '../actions/menu-items';
import { canRefresh, refreshInterval, transitionsOf, type TransitionAction } from '../auto-rules';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../../shared/format/money';
import { periodOf } from './period';
import { autoViewQueries } from './queries';
import { Heading } from '@karvon/ui/Heading';
import { formatDay } from '../../../shared/format/date';
import { pricePair } from '../auto-labels';
import { MarketScale } from '../MarketScale';
import { CompletenessDial } from '../../../shared/marketplace/CompletenessDial/CompletenessDial';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Timer } from '@karvon/ui/Timer';
import { autoQueries } from '../queries';

const good = 80;
const fair = 50;

function QualityCard({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const { data } = useQuery(autoQueries.quality(auto.id));
  if (data === undefined) return null;
  const { score, items } = data;
  const description = ({ check, missing = 1 }: AutoQualityItem) =>
    check === 'photos' || check === 'description'
      ? t(`quality.${check}`, { count: missing })
      : t(`quality.${check}`);
  return (
    <Card
      title={t('quality.title')}
      description={items.length === 0 ? t('quality.perfect') : t('quality.score', { score })}
      action={
        <CompletenessDial
          value={score / 100}
          aria-label={t('quality.title')}
          tone={score >= good ? 'success' : score >= fair ? 'warn' : 'danger'}
        />
      }
    >
      {items.length > 0 && (
        <Stack gap={2}>
          <Text size="sm" tone="muted">
            {t('quality.raise')}
          </Text>
          <RowList aria-label={t('quality.raise')}>
            {items.map((item) => (
              <Row
                key={item.check}
                size="sm"
                title={description(item)}
                href={auto.can_edit ? paths.autos.edit(auto.id) : undefined}
                end={
                  <Text size="sm" tone="success" isNumeric>
                    {t('quality.gain', { gain: item.gain })}
                  </Text>
                }
              />
            ))}
          </RowList>
        </Stack>
      )}
    </Card>
  );
}

/** Lets the currency wrap on a narrow phone. With a no-break space, the line would break inside a word. */
const breakable = (price: string): string => price.replace(/\u00A0(?=\D+$)/, ' ');

function AutoPrice({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { price, other } = pricePair(auto, language);
  const money = (amount: number) => formatMoney(amount, auto.currency, language);
  const { price_from: from, price_to: to, rate_date: date } = auto;
  const range =
    from !== undefined && to !== undefined
      ? t('detail.range', { from: money(from), to: money(to) })
      : from !== undefined
        ? t('detail.rangeFrom', { from: money(from) })
        : to !== undefined
          ? t('detail.rangeTo', { to: money(to) })
          : undefined;
  return (
    <Stack gap={1}>
      <Heading level={2} size="3xl">
        {price === undefined ? t('card.noPrice') : breakable(price)}
      </Heading>
      {other !== undefined && (
        <Text size="sm" tone="muted">
          ≈{' '}
          {date === undefined
            ? other
            : t('detail.atRate', { money: other, date: formatDay(date, language) })}
        </Text>
      )}
      {range !== undefined && (
        <Text size="sm" tone="muted">
          {range}
        </Text>
      )}
      {auto.sale_price !== undefined && (
        <Text tone="success" weight="medium">
          {t('detail.soldFor', {
            money: formatMoney(auto.sale_price, auto.sale_currency ?? auto.currency, language),
          })}
        </Text>
      )}
    </Stack>
  );
}

const CarSheet = lazyNamed(() => import('./CarSheet'), 'CarSheet');

const isForSale = ({ status }: Auto) =>
  status !== 'sold_on_karvon' && status !== 'archived' && status !== 'deleted';

/** Most likely next actions. The first one that is allowed becomes the page's primary button. */
const wanted: readonly TransitionAction[] = ['submit', 'renew', 'return', 'sell', 'to_draft'];

/** Of the last 30 days. Each leads to its rows. */
function Figures({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { data } = useQuery(autoViewQueries.statistics(auto.id, periodOf(serverNow(), 30)));
  const page = paths.autos.view(auto.id);
  const tab = (id: 'statistics' | 'leads') => `${page}?tab=${id}`;
  const value = (figure: keyof AutoTotals) =>
    data === undefined ? '—' : formatNumber(data.totals[figure], language);
  return (
    <StatTiles
      aria-label={`${t('detail.tabs.statistics')}, ${t('statistics.days30')}`}
      footer={
        <Text size="xs" tone="subtle">
          {t('statistics.days30')}
        </Text>
      }
    >
      {(['views', 'likes', 'calls', 'leads'] as const).map((figure) => (
        <StatTile
          key={figure}
          isCompact
          label={t(`statistics.${figure}`)}
          value={value(figure)}
          href={tab(figure === 'leads' ? 'leads' : 'statistics')}
        />
      ))}
    </StatTiles>
  );
}

export function AutoSide({ auto }: { auto: Auto }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Inline justify="space-between" align="flex-start" isWrapping={false}>
            <AutoPrice auto={auto} />
            <AutoMenu
              auto={targetOfAuto(auto)}
              size="md"
              hasOpen={false}
              onPrint={isForSale(auto) ? () => setPrinting(true) : undefined}
            />
          </Inline>
          <Actions auto={auto} />
        </Stack>
      </Card>
      {auto.published_at !== undefined && <Figures auto={auto} />}
      <Suspense fallback={null}>
        {isPrinting && <CarSheet auto={auto} onDone={() => setPrinting(false)} />}
      </Suspense>
      {auto.status !== 'sold_on_karvon' && (
        <>
          <PricePosition auto={auto} />
          <QualityCard auto={auto} />
        </>
      )}
    </>
  );
}

function Actions({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const now = useServerNow();
  const actions = useAutoActions();
  const target = targetOfAuto(auto);
  const isPending = actions.isPending(auto.id);
  const allowed = transitionsOf(auto);
  const refresh = canRefresh(auto, now);
  const main = refresh.ok ? undefined : wanted.find((action) => allowed.includes(action));
  const waitsUntil =
    !refresh.ok && refresh.reason === 'too_early' ? auto.next_update_at : undefined;
  // An empty row would still take up a gap.
  const isEmpty = waitsUntil === undefined && !refresh.ok && main === undefined && !auto.can_edit;
  if (isEmpty) return null;
  return (
    <Stack gap={3}>
      {waitsUntil !== undefined && (
        <Text size="sm" as="div">
          <Timer
            direction="down"
            at={waitsUntil}
            serverOffset={serverOffset()}
            total={refreshInterval}
            format={(left) => formatTimeLeft(left, language)}
            label={t('footer.waiting')}
            doneLabel={t('footer.ready')}
          />
        </Text>
      )}
      <Inline>
        {refresh.ok && (
          <ReasonedButton
            variant="primary"
            icon={RefreshCw}
            isPending={isPending}
            onPress={() => actions.start('refresh', target)}
          >
            {t('action.refresh')}
          </ReasonedButton>
        )}
        {main !== undefined && (
          <ReasonedButton
            variant="primary"
            icon={actionIcon(main)}
            isPending={isPending}
            onPress={() => actions.start(main, target)}
          >
            {t(`action.${main}`)}
          </ReasonedButton>
        )}
        {auto.can_edit && (
          <Button icon={PencilLine} href={paths.autos.edit(auto.id)}>
            {t('action.edit')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function PricePosition({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const { data } = useQuery(autoViewQueries.position(auto));
  if (data === undefined || data.position === 'no_analysis') return null;
  const label = t(`market.${data.position}`);
  return (
    <Card
      title={t('market.title')}
      description={`${label} · ${t('market.based', { count: data.comparables })}`}
    >
      <MarketScale position={data} label={label} />
    </Card>
  );
}
