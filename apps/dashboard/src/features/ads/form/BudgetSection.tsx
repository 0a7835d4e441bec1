import type { Campaign, Pocket } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { daysBetween } from '../../../shared/period';
import {
  campaignForm,
  pricePerUnit,
  smallestBudget,
  type CampaignValues,
} from './campaign-definition';
import { cells, isFilled } from './campaign-values';
import { usePocket } from './use-pocket';

const { Field } = campaignForm;
const own = 'own';

export function BudgetSection({
  pockets,
  campaign,
}: {
  pockets: readonly Pocket[];
  campaign: Campaign | undefined;
}) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const form = useFormContext<CampaignValues>();
  const values = useWatch({ control: form.control, compute: (all: CampaignValues) => all });
  const isLocked = campaign?.locked_fields.includes('price_model') ?? false;
  const used = cells.filter(({ name }) => isFilled(values.banners[name]));

  const whyNot = (pocket: Pocket) => {
    if (isLocked && pocket.price_model !== values.price_model) return t('form.pocketModel');
    if (campaign !== undefined && pocket.budget < campaign.paid - campaign.released)
      return t('form.pocketLower');
    const isFree = used.every(({ position }) => pocket.positions.includes(position));
    return isFree ? undefined : t('form.pocketPositions');
  };
  const { take, leave } = usePocket(pockets, campaign && values.dates?.end);
  const min = smallestBudget[values.price_model];

  return (
    <Card id="money" title={t('form.money')} description={t('form.moneyHint')} size="lg">
      <Stack>
        <Field name="pocket">
          {({ label, value, errorMessage }) => (
            <RadioGroup
              label={label}
              variant="cards"
              value={value === null ? own : String(value)}
              onChange={(choice) => take(pockets.find(({ id }) => String(id) === choice))}
              errorMessage={errorMessage ?? null}
              options={[
                ...pockets.map((pocket) => {
                  const reason = whyNot(pocket);
                  return {
                    value: String(pocket.id),
                    label: pocket.translations[language].name,
                    description:
                      reason ??
                      t('form.pocketHint', { budget: pocket.budget, days: String(pocket.days) }),
                    isDisabled: reason !== undefined,
                  };
                }),
                { value: own, label: t('form.own'), description: t('form.ownHint') },
              ]}
            />
          )}
        </Field>
        <Grid hasFields>
          <Field name="price_model">
            {({ label, value, onChange }) => (
              <Stack gap={1}>
                <SegmentedControl
                  label={label}
                  isFullWidth
                  value={value}
                  isDisabled={isLocked}
                  onChange={(model) => {
                    onChange(model);
                    leave();
                  }}
                  options={[
                    { value: 'CPM', label: t('form.models.CPM') },
                    { value: 'CPC', label: t('form.models.CPC') },
                  ]}
                />
                <Text size="sm" tone="muted">
                  {isLocked ? t('form.modelLocked') : t(`price.${values.price_model}`)}
                </Text>
              </Stack>
            )}
          </Field>
          <Field name="budget">
            {({ onChange, ...field }) => (
              <MoneyField
                {...field}
                unit={t('form.sum')}
                description={t('form.budgetHint', { min })}
                onChange={(budget) => {
                  onChange(budget);
                  leave();
                }}
              />
            )}
          </Field>
        </Grid>
        <Buys values={values} />
      </Stack>
    </Card>
  );
}

/** Number of views or clicks. Only whole ones are bought; the remainder is returned. */
function Buys({ values: { budget, price_model, dates } }: { values: CampaignValues }) {
  const { t } = useTranslation('ads');
  if (budget === null || !(budget >= smallestBudget[price_model])) return null;
  const price = pricePerUnit[price_model];
  const count = Math.floor(budget / price);
  const rest = budget - count * price;
  const days = dates === null ? 0 : daysBetween(dates.start, dates.end);
  return (
    <Stack gap={1}>
      <Inline justify="space-between">
        <Text size="lg" weight="semibold" isNumeric>
          {t(price_model === 'CPM' ? 'form.views' : 'form.clicks', { count })}
        </Text>
        {days > 0 && (
          <Text isNumeric>{t('form.perDay', { amount: Math.round(budget / days) })}</Text>
        )}
      </Inline>
      <Text size="sm" tone="muted" isNumeric>
        {[
          t('form.formula', { budget, price }),
          ...(rest > 0 ? [t('form.rest', { amount: rest })] : []),
        ].join(' · ')}
      </Text>
    </Stack>
  );
}
