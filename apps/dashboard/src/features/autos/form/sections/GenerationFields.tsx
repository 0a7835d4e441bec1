import type { Generation } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Select } from '@karvon/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tashkentYear } from '../../../../shared/format/date';
import { generationText } from '../../../../shared/format/generation';
import { useServerNow } from '../../../../shared/format/use-server-now';
import { OptionalSelect } from '../../../../shared/form/OptionalSelect';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { afterGeneration, afterModification, afterYear, madeIn, yearsOf } from '../model-choice';
import { useAutoForm } from '../use-auto-form';
import { nameOf } from '../use-catalog-options';
import { usePatchCar } from './use-patch-car';
import type { IsByVin } from './use-vin';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

const none: readonly Generation[] = [];

export function GenerationFields({ isByVin }: { isByVin: IsByVin }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const { control, getValues } = useAutoForm();
  const language = useLanguage();
  const patchCar = usePatchCar();
  const thisYear = tashkentYear(useServerNow());
  const [model, year, generation] = useWatch({
    control,
    name: ['core_car.car_model', 'core_car.year', 'core_car.generation'],
  });
  const { data } = useQuery(catalogQueries.generations(model?.id));
  const generations = model === null ? none : (data?.results ?? none);
  const fitting = generations.filter(
    (one) => year === null || madeIn(one, year) || one.id === generation,
  );
  const waitsForModel = model === null ? t('model.modelFirst') : undefined;
  return (
    <>
      <Field name="core_car.year">
        {(field) => (
          <Select
            {...field}
            onChange={(chosen) => patchCar(afterYear(getValues('core_car'), chosen, generations))}
            isDisabled={model === null}
            description={isByVin('year') ? t('vin.by') : undefined}
            options={yearsOf(generations, year, thisYear).map((value) => ({
              value,
              label: String(value),
            }))}
            placeholder={waitsForModel ?? t('common:select')}
          />
        )}
      </Field>
      <Field name="core_car.generation">
        {(field) => (
          <Select
            {...field}
            onChange={(id) => {
              const chosen = generations.find((one) => one.id === id);
              if (chosen) patchCar(afterGeneration(getValues('core_car'), chosen));
            }}
            isDisabled={model === null}
            options={fitting.map((one) => ({
              value: one.id,
              label: `${generationText(one.name, language)} (${
                one.year_stop === undefined
                  ? t('model.yearsOpen', { from: one.year_start })
                  : t('model.years', { from: one.year_start, to: one.year_stop })
              })`,
            }))}
            placeholder={waitsForModel ?? t('common:select')}
          />
        )}
      </Field>
      <Box gridColumn="full">
        <ModificationField generation={generation} />
      </Box>
      <Box gridColumn="full">
        <PositionField generation={generation} />
      </Box>
    </>
  );
}

function ModificationField({ generation }: { generation: number | null }) {
  const { t } = useTranslation(['auto-form', 'format', 'common']);
  const patchCar = usePatchCar();
  const { data } = useQuery(catalogQueries.modifications(generation));
  const found = generation === null ? [] : (data?.results ?? []);
  const isEmpty = generation !== null && data !== undefined && found.length === 0;
  return (
    <Field name="core_car.modification">
      {(field) => (
        <OptionalSelect
          {...field}
          onChange={(id) => {
            const chosen = found.find((one) => one.id === id);
            // Clearing the modification keeps the fields that it filled: the user may have edited them.
            patchCar(
              chosen
                ? afterModification(chosen.id, chosen.specifications)
                : { modification: null, position: null },
            );
          }}
          isDisabled={generation === null || isEmpty}
          options={found.map(({ id, name, specifications }) => ({
            value: id,
            label: name.includes(String(specifications.horse_power))
              ? name
              : `${name}, ${t('format:horsePower', { value: specifications.horse_power })}`,
          }))}
          placeholder={
            generation === null
              ? t('model.generationFirst')
              : t(isEmpty ? 'model.noModifications' : 'common:select')
          }
        />
      )}
    </Field>
  );
}

function PositionField({ generation }: { generation: number | null }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const language = useLanguage();
  const { control } = useAutoForm();
  const modification = useWatch({ control, name: 'core_car.modification' });
  const { data } = useQuery(catalogQueries.positions(generation, modification));
  const found = generation === null ? [] : (data?.results ?? []);
  const isEmpty = generation !== null && data !== undefined && found.length === 0;
  return (
    <Field name="core_car.position">
      {(field) => (
        <OptionalSelect
          {...field}
          isDisabled={generation === null || isEmpty}
          options={found.map((one) => ({ value: one.id, label: nameOf(one, language) }))}
          placeholder={
            generation === null
              ? t('model.generationFirst')
              : t(isEmpty ? 'common:notSet' : 'common:select')
          }
        />
      )}
    </Field>
  );
}
