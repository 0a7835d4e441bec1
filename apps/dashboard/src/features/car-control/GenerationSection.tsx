import { Card } from '@karvon/ui/Card';
import { Banner } from '@karvon/ui/Banner';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { generationText } from '../../shared/format/generation';
import { useLanguage } from '../../shared/i18n/use-language';
import { ImageField } from '../../shared/photos/ImageField';
import { proposalForm } from './proposal-definition';
import type { ProposalValues } from './proposal-fields';
import { yearsText } from './proposal-text';
import { needsPhoto } from './proposal-values';
import { catalogQueries } from '../../shared/lookups/catalog-queries';
import { YearFields } from './YearFields';

const { Field } = proposalForm;

function modelYears({ model_kind, car_model, year_from, year_to }: ProposalValues) {
  const [from, to] =
    model_kind === 'catalog'
      ? [car_model?.from ?? null, car_model?.to ?? null]
      : [year_from, year_to];
  return from === null ? undefined : { from, to: to ?? undefined };
}

export function GenerationSection() {
  const language = useLanguage();
  const { t } = useTranslation('car-control');
  const { control } = useFormContext<ProposalValues>();
  const values = useWatch({ control, compute: (all: ProposalValues) => all });
  const { generation_kind: kind, year_start, year_stop } = values;
  const isPhotoNeeded = needsPhoto(values);
  const canChoose = values.model_kind === 'catalog' && values.car_model !== null;
  const model = modelYears(values);
  const isOutside =
    kind === 'new' &&
    model !== undefined &&
    ((year_start !== null && year_start < model.from) ||
      (year_stop !== null && model.to !== undefined && year_stop > model.to));
  return (
    <Card size="lg" id="generation" title={t('section.generation')}>
      <Stack>
        <Field name="generation_kind">
          {({ value, onChange }) => (
            <SegmentedControl
              aria-label={t('section.generation')}
              isFullWidth
              value={value}
              onChange={onChange}
              options={[
                { value: 'new', label: t('newGeneration') },
                { value: 'catalog', label: t('fromCatalog'), isDisabled: !canChoose },
              ]}
            />
          )}
        </Field>
        {kind === 'new' ? (
          <>
            <Field name="generation_name">
              {(field) => <TextField {...field} autoComplete="off" />}
            </Field>
            <YearFields from="year_start" to="year_stop" made="generation_made" />
            {isOutside && (
              <Banner size="sm">
                {t('outsideModel', { years: yearsText(model.from, model.to, language) })}
              </Banner>
            )}
          </>
        ) : (
          <KnownGeneration />
        )}
        {isPhotoNeeded !== false && (
          <Field name="photo">
            {(field) => (
              <ImageField
                {...field}
                isRequired={isPhotoNeeded === true}
                purpose="car_model"
                shape="landscape"
                hint={t(isPhotoNeeded === true ? 'photoHint' : 'catalogPhotoHint')}
                addLabel={t('addPhoto')}
              />
            )}
          </Field>
        )}
      </Stack>
    </Card>
  );
}

function KnownGeneration() {
  const language = useLanguage();
  const { t } = useTranslation(['car-control', 'common']);
  const { control } = useFormContext<ProposalValues>();
  const model = useWatch({ control, name: 'car_model' });
  const { data } = useQuery(catalogQueries.generations(model?.id));
  const found = (data?.results ?? []).filter(({ car_model_id }) => car_model_id === model?.id);
  return (
    <Field name="generation">
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          value={value?.id ?? null}
          onChange={(id: number) => {
            const one = found.find((row) => row.id === id);
            if (one === undefined) return;
            onChange({
              id,
              name: one.name,
              from: one.year_start,
              to: one.year_stop ?? null,
              hasPhoto: one.photo !== undefined,
            });
          }}
          isDisabled={model === null}
          options={found.map(({ id, name, year_start, year_stop }) => ({
            value: id,
            label: `${generationText(name, language)} (${yearsText(year_start, year_stop, language)})`,
          }))}
          placeholder={t(model === null ? 'modelFirst' : 'common:select')}
          emptyText={t('common:nothingFound')}
        />
      )}
    </Field>
  );
}
