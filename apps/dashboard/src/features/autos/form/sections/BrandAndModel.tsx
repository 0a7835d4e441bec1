import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NamedBoundField } from '../../../../shared/resource/form/define-form';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { paths } from '../../../../shared/paths';
import { afterModel } from '../model-choice';
import { useAutoForm } from '../use-auto-form';
import { usePatchCar } from './use-patch-car';
import type { IsByVin } from './use-vin';
import { useTranslation } from 'react-i18next';
import { autoForm } from '../auto-definition';
import { ComboBox } from '@karvon/ui/ComboBox';
import { useNavigate } from 'react-router-dom';
import type { AutoFormValues } from '../auto-fields';

const { Field } = autoForm;

export function BrandAndModel({ isByVin }: { isByVin: IsByVin }) {
  return (
    <>
      <Field name="core_car.brand">
        {(field) => <BrandComboBox field={field} isByVin={isByVin('brand')} />}
      </Field>
      <Field name="core_car.car_model">
        {(field) => <ModelComboBox field={field} isByVin={isByVin('car_model')} />}
      </Field>
    </>
  );
}

function BrandComboBox({ field, isByVin }: { field: NamedBoundField<Choice>; isByVin: boolean }) {
  const form = useAutoForm();
  const patchCar = usePatchCar();
  const typing = useTyped(field.value);
  const q = useDeferredValue(typing.query);
  const { data, isFetching } = useQuery(catalogQueries.searchBrands(q));
  return (
    <ChoiceComboBox
      field={field}
      isByVin={isByVin}
      items={data?.results}
      // Includes the debounce time, when the list still matches the previous text.
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

function ModelComboBox({ field, isByVin }: { field: NamedBoundField<Choice>; isByVin: boolean }) {
  const { t } = useTranslation('auto-form');
  const { control, getValues } = useAutoForm();
  const patchCar = usePatchCar();
  const typing = useTyped(field.value);
  const q = useDeferredValue(typing.query);
  const brand = useWatch({ control, name: 'core_car.brand' });
  const { data, isFetching } = useQuery(catalogQueries.searchModels(brand?.id, q));
  // The previous brand's list would offer models of the wrong brand.
  const items = data?.results.filter(({ brand_id }) => brand_id === brand?.id);
  return (
    <ChoiceComboBox
      field={field}
      isByVin={isByVin}
      items={items}
      // Includes the debounce time, when the list still matches the previous text.
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

type Choice = AutoFormValues['core_car']['brand'];

/** Search text, separate from the text of the chosen option. */
function useTyped(value: Choice): {
  typed: string | null;
  query: string;
  type: (text: string | null) => void;
} {
  const [typed, type] = useState<string | null>(null);
  return { typed, query: typed === null || typed === value?.name ? '' : typed.trim(), type };
}

interface ChoiceComboBoxProps {
  field: NamedBoundField<Choice>;
  isByVin: boolean;
  items: readonly { id: number; name: string }[] | undefined;
  isLoading: boolean;
  typing: ReturnType<typeof useTyped>;
  onChoose: (choice: Choice) => void;
  proposeHref: string;
  waitsFor?: string | undefined;
}

/** A catalogue entry, searched on the server in either script. Users can propose missing entries. */
function ChoiceComboBox({
  field,
  isByVin,
  items = [],
  isLoading,
  typing,
  onChoose,
  proposeHref,
  waitsFor,
}: ChoiceComboBoxProps) {
  const { t } = useTranslation(['auto-form', 'common']);
  const navigate = useNavigate();
  const { ref, label, isRequired, value, errorMessage, onChange, onBlur } = field;
  const selected = value && { value: value.id, label: value.name };
  return (
    <ComboBox
      ref={ref}
      label={label}
      isRequired={isRequired}
      errorMessage={waitsFor === undefined ? (errorMessage ?? null) : null}
      description={isByVin ? t('vin.by') : undefined}
      items={items.map(({ id, name }) => ({ value: id, label: name }))}
      inputValue={typing.typed ?? value?.name ?? ''}
      onInputChange={(text) => typing.type(text === value?.name ? null : text)}
      value={value?.id ?? null}
      selectedItem={selected}
      onChange={(id) => {
        const name = items.find((one) => one.id === id)?.name;
        if (id === null || name === undefined) {
          if (id === null) onChoose(null);
          return;
        }
        typing.type(null);
        onChoose({ id, name });
      }}
      onBlur={() => {
        // Typed text without a choice is dropped, and the chosen option's text is shown again.
        if (typing.typed !== null) onChange(value);
        typing.type(null);
        onBlur();
      }}
      isLoading={isLoading}
      isDisabled={waitsFor !== undefined}
      placeholder={waitsFor ?? t('common:select')}
      emptyText={t('common:nothingFound')}
      loadingText={t('model.searching')}
      openLabel={t('model.openList')}
      action={{
        label: t('model.proposeAction'),
        onAction: () => void navigate(proposeHref),
      }}
    />
  );
}
