import type { Dependent, ModelPatch } from '../model-choice';
import { useAutoForm } from '../use-auto-form';

const dependents: readonly Dependent[] = [
  'year',
  'generation',
  'modification',
  'position',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
];

export function usePatchCar(): (patch: ModelPatch) => void {
  const form = useAutoForm();
  return (patch) => {
    for (const name of dependents) {
      const value = patch[name];
      if (value === undefined) continue;
      const field = `core_car.${name}` as const;
      const shouldValidate = form.getFieldState(field).error !== undefined;
      form.setValue(field, value, { shouldDirty: true, shouldValidate });
    }
  };
}
