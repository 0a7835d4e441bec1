import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { NamedBoundField } from '../../../../shared/resource/form/define-form';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { paths } from '../../../../shared/paths';
import { afterModel } from '../model-choice';
import { useAutoForm } from '../use-auto-form';
import { ChoiceComboBox, useTyped, type Choice } from './ChoiceComboBox';
import { usePatchCar } from './use-patch-car';
import { useTranslation } from 'react-i18next';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

/** The first two pickers: choosing a brand empties all below it. */
export function BrandAndModel() {
  return (
    <>
      <Field name="core_car.brand">{(field) => <BrandComboBox field={field} />}</Field>
      <Field name="core_car.car_model">{(field) => <ModelComboBox field={field} />}</Field>
    </>
  );
}

function BrandComboBox({ field }: { field: NamedBoundField<Choice> }) {
  const form = useAutoForm();
  const patchCar = usePatchCar();
  const typing = useTyped(field.value);
  const q = useDeferredValue(typing.query);
  const { data, isFetching } = useQuery(catalogQueries.searchBrands(q));
  return (
    <ChoiceComboBox
      field={field}
      items={data?.results}
      // Also between the letter and the question: the list on screen is that of the text before.
      isLoading={isFetching || q !== typing.query}
      typing={typing}
      proposeHref={paths.carControl.missing({ q: '' })}
      onChoose={(brand) => {
        if (brand?.id !== field.value?.id) {
          form.setValue('core_car.car_model', null, { shouldDirty: true });
          patchCar(afterModel(form.getValues('core_car')));
        }
        field.onChange(brand);
      }}
    />
  );
}

function ModelComboBox({ field }: { field: NamedBoundField<Choice> }) {
  const { t } = useTranslation('auto-form');
  const { control, getValues } = useAutoForm();
  const patchCar = usePatchCar();
  const typing = useTyped(field.value);
  const q = useDeferredValue(typing.query);
  const brand = useWatch({ control, name: 'core_car.brand' });
  const { data, isFetching } = useQuery(catalogQueries.searchModels(brand?.id, q));
  // The list of the brand before would offer models that are not its own.
  const items = data?.results.filter(({ brand_id }) => brand_id === brand?.id);
  return (
    <ChoiceComboBox
      field={field}
      items={items}
      // Also between the letter and the question: the list on screen is that of the text before.
      isLoading={isFetching || q !== typing.query}
      typing={typing}
      proposeHref={paths.carControl.missing({
        ...(brand !== null && { brand_id: String(brand.id) }),
        q: typing.query,
        note: [brand?.name, typing.query, getValues('core_car.year')].filter(Boolean).join(' '),
      })}
      waitsFor={brand === null ? t('model.brandFirst') : undefined}
      onChoose={(model) => {
        if (model?.id !== field.value?.id) patchCar(afterModel(getValues('core_car')));
        field.onChange(model);
      }}
    />
  );
}
