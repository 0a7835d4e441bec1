import type { CampaignResult } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { icon } from '@karvon/ui/internal/icon-size';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { SpendBar } from '../campaign-columns';
import { formatDateIso } from '../../../shared/format/date';
import { useStatusLine } from '../StatusLine';

export function MoneyCard({ result }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { campaign, today_spend } = result;
  const { price_model, paid, spend, released, budget_left: left, daily_spend } = campaign;
  const units = Math.floor(left / (campaign.unit_price / campaign.unit_size));
  const line = useStatusLine()(campaign);
  const ledger = `${paths.ads.money}&campaign_id=${String(campaign.id)}`;
  const today = formatDateIso(useServerNow());
  const bought = price_model === 'CPM' ? 'form.views' : 'form.clicks';
  return (
    <Card title={`${t(`model.${price_model}`)}: ${t(`price.${price_model}`)}`}>
      <Stack gap={3}>
        <Inline gap={2} align="baseline">
          <Text size="xl" weight="semibold" isNumeric>
            {spend > 0 ? (
              <Link variant="quiet" href={`${ledger}&kind=spend`}>
                {formatNumber(spend, language)}
              </Link>
            ) : (
              formatNumber(spend, language)
            )}
          </Text>
          <Text tone="muted" isNumeric>
            {t('result.ofBudget', { budget: campaign.budget })}
          </Text>
        </Inline>
        <Stack gap={2}>
          <SpendBar campaign={campaign} />
          <Inline justify="space-between">
            <Text size="sm" tone={line.tone}>
              {line.text}
            </Text>
            {left > 0 && (
              <Text size="sm" tone="muted">
                {t('result.left', { amount: left, units: t(bought, { count: units }) })}
              </Text>
            )}
          </Inline>
        </Stack>
        <DefinitionList
          align="end"
          items={[
            {
              term: t('result.spentToday'),
              detail:
                today_spend > 0 ? (
                  <Link href={`${ledger}&kind=spend&from=${today}&to=${today}`}>
                    {t('money', { amount: today_spend })}
                  </Link>
                ) : (
                  t('money', { amount: 0 })
                ),
            },
            {
              term: t('result.mean'),
              detail: daily_spend === undefined ? undefined : t('money', { amount: daily_spend }),
            },
          ]}
        />
        {paid > 0 && paid === spend + left + released && (
          <Inline gap={2}>
            <Text as="div" size="sm" weight="medium" tone="success">
              <Inline gap={1} isWrapping={false}>
                <CircleCheck {...icon.sm} />
                {t('result.agrees')}
              </Inline>
            </Text>
            <Text size="sm" tone="muted">
              <Link variant="quiet" isUnderlined href={ledger}>
                {t(released > 0 ? 'result.agreementReturned' : 'result.agreement', {
                  paid,
                  spend,
                  left,
                  released,
                })}
              </Link>
            </Text>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
