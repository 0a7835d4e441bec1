import type { WorkPanel, WorkPanelCampaign } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Meter } from '@karvon/ui/Meter';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { PermittedLink } from '../../shared/session/Reasoned';
import { MoreLink } from './MoreLink';
import { isMissing, PartFailed } from './PartFailed';

export function CampaignsCard({ panel }: { panel: WorkPanel }) {
  const { t } = useTranslation('work-panel');
  const { campaigns, counts } = panel;
  const more = counts.low_campaigns + counts.unpaid_campaigns - campaigns.length;
  if (isMissing(panel, 'campaigns'))
    return (
      <Card title={t('ads.title')}>
        <PartFailed />
      </Card>
    );
  if (campaigns.length === 0) return null;
  return (
    <Card title={t('ads.title')}>
      <Stack gap={5}>
        {campaigns.map((campaign) => (
          <Campaign key={campaign.id} campaign={campaign} />
        ))}
        {/* The list shows campaigns that need money first. */}
        {more > 0 && <MoreLink count={more} href={paths.ads.index} />}
      </Stack>
    </Card>
  );
}

function Campaign({ campaign }: { campaign: WorkPanelCampaign }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const { id, title, shortage, budget, spend, can_pay: canPay, runs_out_on: end } = campaign;
  const spent = t('ads.spent', {
    spend: formatMoney(spend, 'UZS', language),
    budget: formatMoney(budget, 'UZS', language),
  });
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Link href={paths.ads.result(id)} variant="quiet">
          <Text weight="medium">{title}</Text>
        </Link>
        <Badge tone="warn" icon={Wallet}>
          {t(`ads.${shortage}`)}
        </Badge>
      </Inline>
      <Meter
        value={budget === 0 ? 0 : spend / budget}
        tone="warn"
        aria-label={t('ads.meter', { title })}
        valueText={spent}
      />
      <Inline justify="space-between">
        <Text size="sm" tone="muted">
          {spent}
        </Text>
        {end !== undefined && (
          <Text size="sm" tone="muted">
            {t('ads.lasts', { date: formatDateShort(`${end}T00:00:00+05:00`) })}
          </Text>
        )}
      </Inline>
      {canPay && (
        <PermittedLink needs="ads.pay" size="sm" isFullWidth href={`${paths.ads.index}?pay=${id}`}>
          {t('ads.topUp')}
        </PermittedLink>
      )}
    </Stack>
  );
}
