import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { useQuery } from '@tanstack/react-query';
import { Contact, Eye, MousePointerClick, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { adsQueries, campaignFilters } from './queries';

/** What the listed campaigns brought in 30 days; comes with the list's own page. */
export function CampaignTiles() {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { state } = useListState(campaignFilters);
  const { data } = useQuery(adsQueries.page(state));
  if (data === undefined || (data.count === 0 && data.totals.views === 0)) return null;
  const { spend, views, clicks, leads, from, to } = data.totals;
  const period = `from=${from}&to=${to}`;
  return (
    <StatTiles aria-label={t('tiles.label')}>
      <StatTile icon={Wallet} label={t('tiles.spend')} value={t('money', { amount: spend })} />
      <StatTile icon={Eye} label={t('tiles.views')} value={formatNumber(views, language)} />
      <StatTile
        icon={MousePointerClick}
        label={t('tiles.clicks')}
        value={formatNumber(clicks, language)}
      />
      <StatTile
        icon={Contact}
        label={t('tiles.leads')}
        value={formatNumber(leads, language)}
        href={`${paths.leads}?source=campaign&${period}`}
      />
    </StatTiles>
  );
}
