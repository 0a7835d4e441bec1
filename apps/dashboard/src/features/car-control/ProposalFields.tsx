import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { NumberField } from '@karvon/ui/NumberField';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailedLists } from '../../shared/form/FailedLists';
import { useLanguage } from '../../shared/i18n/use-language';
import { BrandField } from './BrandField';
import { GenerationSection } from './GenerationSection';
import { ModelSection } from './ModelSection';
import { proposalForm } from './proposal-definition';
import type { ProposalValues } from './proposal-fields';
import { catalogQueries } from '../../shared/lookups/catalog-queries';

const { Field } = proposalForm;

export function ProposalFields() {
  const { t } = useTranslation('car-control');
  return (
    <Stack>
      <FailedLists of={catalogQueries.lists} />
      <Card size="lg" id="brand" title={t('section.brand')} description={t('brandHint')}>
        <BrandField />
      </Card>
      <ModelSection />
      <GenerationSection />
      <Card size="lg" id="specs" title={t('section.specs')}>
        <Specifications />
      </Card>
      <Card size="lg" id="position" title={t('section.position')} description={t('optional')}>
        <Grid hasFields>
          <Field name="position_ru">{(field) => <TextField {...field} placeholder="Люкс" />}</Field>
          <Field name="position_uz">
            {(field) => <TextField {...field} placeholder="Lyuks" />}
          </Field>
        </Grid>
      </Card>
    </Stack>
  );
}

const sets = {
  transmission: 'transmission',
  drive: 'drive_unit',
  body_type: 'body_type',
} as const;

function Specifications() {
  const { t } = useTranslation(['car-control', 'common']);
  const language = useLanguage();
  const form = useFormContext<ProposalValues>();
  const { data } = useQuery(catalogQueries.options());
  const fuel = useWatch({ control: form.control, name: 'fuel_type' });
  const electric = data?.fuel_type.find(({ code }) => code === 'electric')?.id;
  const isElectric = fuel !== null && fuel === electric;
  const optionsOf = (set: 'fuel_type' | (typeof sets)[keyof typeof sets]) =>
    (data?.[set] ?? []).map(({ id, translations }) => ({
      value: id,
      label: translations[language].name,
    }));
  return (
    <Grid columns={[1, 3, 3]} hasFields>
      <Field name="fuel_type">
        {({ onChange, ...field }) => (
          <Select
            {...field}
            onChange={(id: number) => {
              onChange(id);
              const volume = form.getValues('volume_litres');
              if (id === electric) form.setValue('volume_litres', 0, { shouldValidate: true });
              else if (volume === 0) form.setValue('volume_litres', null);
            }}
            options={optionsOf('fuel_type')}
            placeholder={t('common:select')}
          />
        )}
      </Field>
      <Field name="horse_power">
        {(field) => <NumberField {...field} unit={t('units.hp')} minValue={1} maxValue={3000} />}
      </Field>
      <Field name="volume_litres">
        {(field) => (
          <NumberField
            {...field}
            unit={t('units.litre')}
            fractionDigits={1}
            step={0.1}
            minValue={0}
            maxValue={20}
            isDisabled={isElectric}
            description={isElectric ? t('noVolume') : undefined}
          />
        )}
      </Field>
      {(['transmission', 'drive', 'body_type'] as const).map((name) => (
        <Field key={name} name={name}>
          {(field) => (
            <Select {...field} options={optionsOf(sets[name])} placeholder={t('common:select')} />
          )}
        </Field>
      ))}
    </Grid>
  );
}
