import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../../../shared/form/OptionalSelect';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { adsQueries } from '../queries';
import { campaignForm, type CampaignValues } from './campaign-definition';
import type { OwnPage } from './use-own-page';

const { Field } = campaignForm;

const segments = [
  'new_cars',
  'used_cars',
  'electric',
  'commercial',
  'premium',
  'services',
] as const;

export function WhatSection({ ownPage }: { ownPage: OwnPage | undefined }) {
  const { t } = useTranslation(['ads', 'common']);
  const { data: brands } = useQuery(adsQueries.brands());
  const choice = {
    placeholder: t('common:select'),
    searchLabel: t('common:search'),
    clearLabel: t('common:clear'),
    emptyText: t('common:nothingFound'),
  };
  return (
    <Card id="what" title={t('form.what')} description={t('form.whatHint')} size="lg">
      <Stack>
        <Grid hasFields>
          <Field name="company_owner">
            {(field) => <TextField {...field} autoComplete="name" />}
          </Field>
          <Field name="company_name">
            {(field) => <TextField {...field} autoComplete="organization" />}
          </Field>
          <Field name="segment">
            {(field) => (
              <Select
                {...field}
                {...choice}
                options={segments.map((value) => ({ value, label: t(`segment.${value}`) }))}
              />
            )}
          </Field>
          <Field name="brand">
            {(field) => (
              <OptionalSelect
                {...field}
                {...choice}
                options={(brands?.results ?? []).map(({ id, name }) => ({
                  value: id,
                  label: name,
                }))}
              />
            )}
          </Field>
        </Grid>
        <Field name="href">
          {(field) => (
            <TextField
              {...field}
              type="url"
              placeholder="https://"
              description={t('form.hrefHint')}
            />
          )}
        </Field>
        {ownPage?.isLost === true && <LostPage ownPage={ownPage} />}
      </Stack>
    </Card>
  );
}

function LostPage({ ownPage: { href: offered, isRetrying, retry } }: { ownPage: OwnPage }) {
  const { t } = useTranslation('ads');
  const { getValues, setValue } = useFormContext<CampaignValues>();
  const again = async () => {
    const href = await retry();
    const typed = getValues('href');
    if (href !== undefined && (typed === '' || typed === offered))
      setValue('href', href, { shouldDirty: true });
  };
  return (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        {t('form.hrefUnknown')}
      </Text>
      <ReasonedButton size="sm" variant="ghost" isPending={isRetrying} onPress={() => void again()}>
        {t('form.hrefRetry')}
      </ReasonedButton>
    </Inline>
  );
}
