import type { Balance } from '@karvon/api/main';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { useQuery } from '@tanstack/react-query';
import { Contact, Eye, MousePointerClick, PiggyBank, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currencyLabel } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { isNarrowed } from '../../shared/resource/filters/define-filters';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { adsQueries, campaignFilters } from './queries';

export function CampaignTiles() {
  const { t } = useTranslation(['ads', 'money']);
  const language = useLanguage();
  const pay = useUrlPanel('pay');
  const { state, href } = useListState(campaignFilters);
  const { data, isPending } = useQuery(adsQueries.page(state));
  const balance = useQuery(adsQueries.balance());
  const isEmpty = data === undefined || (data.count === 0 && data.totals.views === 0);
  if (isEmpty && !isPending) return null;
  const waiting = <Skeleton width="96px" height="26px" />;
  const value = (of: 'spend' | 'views' | 'clicks' | 'leads') =>
    data === undefined ? waiting : formatNumber(data.totals[of], language);
  const rowsOf = (list: string, ordering: '-spend' | '-leads') => {
    if (data === undefined) return {};
    // Ledger and leads can be filtered by one campaign only. For several, the tile links to the campaigns.
    const isPart = isNarrowed(campaignFilters.definition, state) || (state.status?.length ?? 0) > 0;
    const period = `from=${data.totals.from}&to=${data.totals.to}`;
    const [only] = data.count === 1 ? data.results : [];
    if (only !== undefined) return { href: `${list}&campaign_id=${String(only.id)}&${period}` };
    return { href: isPart ? href({ ordering }) : `${list}&${period}` };
  };
  const payable = data?.results.filter((campaign) => campaign.can_pay) ?? [];
  const needy =
    payable.find(({ pause_reason }) => pause_reason === 'budget' || pause_reason === 'unpaid') ??
    payable.find((campaign) => campaign.is_budget_low) ??
    payable[0];
  const unit = currencyLabel('UZS', language);
  const figure = ({ free, held }: Balance) => formatNumber(free - held, language);
  return (
    <StatTiles aria-label={t('tiles.label')}>
      <StatTile
        icon={Wallet}
        label={t('tiles.spend')}
        value={value('spend')}
        unit={unit}
        hasOwnRow
        {...rowsOf(`${paths.ads.money}&kind=spend`, '-spend')}
      />
      <StatTile
        icon={Eye}
        label={t('tiles.views')}
        value={value('views')}
        href={href({ ordering: '-views' })}
      />
      <StatTile
        icon={MousePointerClick}
        label={t('tiles.clicks')}
        value={value('clicks')}
        href={href({ ordering: '-clicks' })}
      />
      <StatTile
        icon={Contact}
        label={t('tiles.leads')}
        value={value('leads')}
        {...rowsOf(`${paths.leads}?source=campaign`, '-leads')}
      />
      {balance.isPending && (
        <StatTile icon={PiggyBank} label={t('money:free')} value={waiting} unit={unit} hasOwnRow />
      )}
      {balance.data !== undefined && (
        <StatTile
          icon={PiggyBank}
          label={t('money:free')}
          value={
            // A tile with a link inside cannot be a link.
            needy === undefined ? (
              figure(balance.data)
            ) : (
              <Link variant="quiet" href={paths.ads.freeMoney}>
                {figure(balance.data)}
              </Link>
            )
          }
          unit={unit}
          hasOwnRow
          href={needy === undefined ? paths.ads.freeMoney : undefined}
        >
          {needy !== undefined && <Link href={pay.href(needy.id)}>{t('money:topUp')}</Link>}
        </StatTile>
      )}
    </StatTiles>
  );
}
