import type { Difference, Side } from '../../../../shared/form/conflict';
import { sections, valueAt, type AutoField } from '../auto-fields';
import type { AutoFormValues } from '../auto-form-values';
import { toPayload } from '../to-request';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What has to be chosen after a 412, in the order of the form.
 *
 * @param base as it was loaded; undefined when it is no longer known: then both sides count as changed
 * @param mine as it is in the form
 * @param theirs as the server has it now
 */
export function autoDifferences(
  base: AutoFormValues | undefined,
  mine: AutoFormValues,
  theirs: AutoFormValues,
): Difference<AutoField>[] {
  const was = base && toPayload(base);
  const [here, there] = [toPayload(mine), toPayload(theirs)];
  return sections
    .flatMap(({ fields }): readonly AutoField[] => fields)
    .filter((field) => !isSame(valueAt(here, field), valueAt(there, field)))
    .map((field) => ({
      field,
      isMine: was === undefined || !isSame(valueAt(was, field), valueAt(here, field)),
      isTheirs: was === undefined || !isSame(valueAt(was, field), valueAt(there, field)),
    }));
}

/** The form's values with the chosen fields taken from the server. Photos that wait on this device stay. */
export function mergeDifferences(
  mine: AutoFormValues,
  theirs: AutoFormValues,
  choices: ReadonlyMap<AutoField, Side>,
): AutoFormValues {
  const merged = structuredClone(mine);
  for (const [field, side] of choices) {
    if (side === 'mine') continue;
    const [first = '', second] = field.split('.');
    if (second === undefined) Reflect.set(merged, first, Reflect.get(theirs, first));
    else Reflect.set(merged.core_car, second, Reflect.get(theirs.core_car, second));
  }
  const waiting = mine.photos.filter(({ image }) => image === null);
  if (choices.get('photos') === 'theirs') merged.photos = [...theirs.photos, ...waiting];
  return merged;
}
