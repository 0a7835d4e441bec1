import type { CampaignResult } from '@karvon/api/main';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { currencyLabel } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { daysId } from './DayTable';

export function ResultTiles({ result }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { views, clicks, click_rate, spend, cost_per_click, leads, cost_per_lead } = result;
  const each = (amount: number | undefined, key: 'result.perClick' | 'result.perLead') =>
    amount === undefined ? [] : [t(key, { amount })];
  const [search] = useSearchParams();
  // Views and clicks link to the table of days, which has their rows. Derived figures show their formula.
  const days = `?${search.toString()}#${daysId}`;
  const rowsOf = `campaign_id=${String(result.campaign.id)}&from=${result.from}&to=${result.to}`;
  return (
    <StatTiles aria-label={t('result.figures')}>
      <StatTile label={t('result.views')} value={formatNumber(views, language)} href={days} />
      <StatTile label={t('result.clicks')} value={formatNumber(clicks, language)} href={days}>
        <Line
          parts={[
            ...(click_rate === undefined
              ? []
              : [`${t('result.ctr')} ${formatNumber(click_rate, language, 1)}\u00A0%`]),
            ...each(cost_per_click, 'result.perClick'),
          ]}
        />
      </StatTile>
      <StatTile
        label={`${t('result.spend')}, ${currencyLabel('UZS', language)}`}
        value={formatNumber(spend, language)}
        href={`${paths.ads.money}&kind=spend&${rowsOf}`}
      />
      <StatTile
        label={t('result.leads')}
        value={formatNumber(leads, language)}
        href={leads > 0 ? `${paths.leads}?${rowsOf}` : undefined}
      >
        <Line parts={each(cost_per_lead, 'result.perLead')} />
      </StatTile>
    </StatTiles>
  );
}

function Line({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {parts.join(' · ')}
    </Text>
  );
}
