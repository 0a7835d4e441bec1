import type { VinCheck } from '@karvon/api/main';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { afterModel, afterYear } from '../model-choice';
import { autoFormQueries } from '../queries';
import { useAutoForm } from '../use-auto-form';
import { usePatchCar } from './use-patch-car';

type Fillable = 'brand' | 'car_model' | 'year';

/** True while a field has the value that the VIN gave it. */
export type IsByVin = (field: Fillable) => boolean;

export interface Vin {
  facts: VinCheck | undefined;
  isBy: IsByVin;
  /** Texts of the filled values. */
  names: readonly string[];
  /** Fills empty fields. */
  fill: (vin: string) => void;
  clear: () => void;
  /** Years to choose from, while none is chosen. */
  years: readonly number[];
  chooseYear: (year: number) => void;
}

const isComplete = (vin: string) => vin.length === 17;

/** Facts of the typed VIN, and the fields that it filled. */
export function useVin(autoId: number | undefined): Vin {
  const form = useAutoForm();
  const { control, getValues, setValue } = form;
  const client = useQueryClient();
  const patchCar = usePatchCar();
  const [filled, setFilled] = useState<Partial<Record<Fillable, number>>>({});
  const [vin, brand, model, year] = useWatch({
    control,
    name: ['core_car.vin', 'core_car.brand', 'core_car.car_model', 'core_car.year'],
  });
  const { defaultValues } = useFormState({ control });
  const paramsOf = (chosen: { id: number } | null) => ({
    ...(autoId !== undefined && { auto_id: autoId }),
    ...(chosen !== null && { car_model_id: chosen.id }),
  });
  const isAsked = isComplete(vin) && vin !== defaultValues?.core_car?.vin;
  const { data } = useQuery(autoFormQueries.vin(vin, paramsOf(model), isAsked));

  const values = { brand: brand?.id, car_model: model?.id, year };
  const isBy = (field: Fillable) => filled[field] !== undefined && filled[field] === values[field];
  const set = (field: 'brand' | 'car_model', value: { id: number; name: string } | null) =>
    setValue(`core_car.${field}`, value, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(`core_car.${field}`).error !== undefined,
    });

  async function chooseYear(chosen: number) {
    const of = getValues('core_car.car_model');
    if (of === null) return;
    const generations = await client.fetchQuery(catalogQueries.generations(of.id));
    if (getValues('core_car.car_model')?.id !== of.id) return;
    patchCar(afterYear(getValues('core_car'), chosen, generations.results));
    setFilled((fields) => ({ ...fields, year: chosen }));
  }

  async function fill(typed: string) {
    if (!isComplete(typed)) return;
    const facts = await client.fetchQuery(
      autoFormQueries.vin(typed, paramsOf(getValues('core_car.car_model'))),
    );
    const before = getValues('core_car');
    if (before.vin !== typed) return;
    const added: typeof filled = {};
    if (facts.brand !== undefined && before.brand === null) {
      set('brand', facts.brand);
      added.brand = facts.brand.id;
    }
    const isSameBrand = (before.brand ?? facts.brand)?.id === facts.brand?.id;
    if (facts.car_model !== undefined && before.car_model === null && isSameBrand) {
      set('car_model', facts.car_model);
      added.car_model = facts.car_model.id;
    }
    setFilled(added);
    const [only] = facts.years;
    if (facts.years.length === 1 && only !== undefined && before.year === null)
      await chooseYear(only);
  }

  return {
    facts: data,
    isBy,
    names: [
      isBy('brand') && brand?.name,
      isBy('car_model') && model?.name,
      isBy('year') && String(year),
    ].filter((name) => typeof name === 'string'),
    fill: (typed) => {
      // A failed check fills nothing.
      fill(typed).catch(() => undefined);
    },
    clear: () => {
      if (isBy('brand')) set('brand', null);
      if (isBy('brand') || isBy('car_model')) {
        set('car_model', null);
        patchCar(afterModel(getValues('core_car')));
      } else if (isBy('year')) patchCar({ year: null, generation: null });
      setFilled({});
    },
    years: model === null || year !== null ? [] : (data?.years ?? []),
    chooseYear: (chosen) => {
      chooseYear(chosen).catch(() => undefined);
    },
  };
}
