import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { ComboBox } from '@karvon/ui/ComboBox';
import { Inline } from '@karvon/ui/Inline';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { useIsPhone } from '../../shared/table/use-screen';
import { useNearDoubles, useTakeEntry } from './NearDoubles';
import { proposalForm } from './proposal-definition';
import type { ProposalValues } from './proposal-fields';
import { yearsText } from './proposal-text';
import { catalogQueries } from '../../shared/lookups/catalog-queries';
import { YearFields } from './YearFields';

const { Field } = proposalForm;

export function ModelSection() {
  const { t } = useTranslation('car-control');
  const form = useFormContext<ProposalValues>();
  const [kind, brand] = useWatch({ control: form.control, name: ['model_kind', 'brand'] });
  return (
    <Card size="lg" id="model" title={t('section.model')}>
      <Stack>
        <Field name="model_kind">
          {({ value, onChange }) => (
            <SegmentedControl
              aria-label={t('section.model')}
              isFullWidth
              value={value}
              onChange={(next) => {
                onChange(next);
                if (next === 'new') form.setValue('generation_kind', 'new', { shouldDirty: true });
              }}
              options={[
                { value: 'new', label: t('new') },
                { value: 'catalog', label: t('fromCatalog'), isDisabled: brand?.id == null },
              ]}
            />
          )}
        </Field>
        {kind === 'new' ? <NewModel /> : <KnownModel />}
      </Stack>
    </Card>
  );
}

function NewModel() {
  const { t } = useTranslation('car-control');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { rows } = useNearDoubles();
  const take = useTakeEntry();
  const same = rows.find(({ kind, is_exact }) => kind === 'model' && is_exact);
  const similar = same === undefined ? rows[0] : undefined;
  return (
    <>
      <Field name="model_name">
        {(field) => <TextField {...field} description={t('nameHint')} autoComplete="off" />}
      </Field>
      {same !== undefined && (
        <Inline gap={2}>
          <Text size="sm" tone="danger">
            {t('alreadyThere')}
          </Text>
          <Button size="sm" onPress={() => take(same)}>
            {t('chooseThis')}
          </Button>
        </Inline>
      )}
      {isPhone && similar !== undefined && (
        <Banner
          tone="info"
          title={t('similarThere', {
            name: `${similar.brand.name} ${similar.car_model.name}`,
            years: yearsText(similar.year_from, similar.year_to, language),
          })}
          action={<BannerAction onPress={() => take(similar)}>{t('chooseThis')}</BannerAction>}
        />
      )}
      <YearFields from="year_from" to="year_to" made="model_made" />
    </>
  );
}

function KnownModel() {
  const language = useLanguage();
  const { t } = useTranslation(['car-control', 'common']);
  const form = useFormContext<ProposalValues>();
  const brand = useWatch({ control: form.control, name: 'brand' });
  const [typed, setTyped] = useState<string | null>(null);
  const query = useDeferredValue((typed ?? '').trim());
  const { data, isFetching } = useQuery(catalogQueries.searchModels(brand?.id ?? undefined, query));
  const items = (data?.results ?? []).filter(({ brand_id }) => brand_id === brand?.id);
  return (
    <Field name="car_model">
      {({ value, onChange, onBlur, ...field }) => (
        <ComboBox
          {...field}
          errorMessage={field.errorMessage ?? null}
          items={items.map(({ id, name }) => ({ value: id, label: name }))}
          inputValue={typed ?? value?.name ?? ''}
          onInputChange={(text) => setTyped(text === value?.name ? null : text)}
          value={value?.id ?? null}
          selectedItem={value && { value: value.id, label: value.name }}
          onChange={(id) => {
            const found = items.find((one) => one.id === id);
            if (found === undefined && id !== null) return;
            setTyped(null);
            if (found?.id !== value?.id) form.setValue('generation', null, { shouldDirty: true });
            onChange(
              found === undefined
                ? null
                : {
                    id: found.id,
                    name: found.name,
                    from: found.year_from ?? null,
                    to: found.year_to ?? null,
                  },
            );
          }}
          onBlur={() => {
            if (typed !== null) onChange(value);
            setTyped(null);
            onBlur();
          }}
          isLoading={isFetching || query !== (typed ?? '').trim()}
          isDisabled={brand?.id == null}
          placeholder={brand?.id == null ? t('brandFirst') : t('common:select')}
          emptyText={t('common:nothingFound')}
          loadingText={t('searching')}
          openLabel={t('openList')}
          description={
            value?.from == null
              ? undefined
              : t('modelYears', { years: yearsText(value.from, value.to ?? undefined, language) })
          }
        />
      )}
    </Field>
  );
}
