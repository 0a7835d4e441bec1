import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Validates fields that change outside of their input, by the map or a conversion, if they have an error or after a submission. */
export function useRecheck<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'getFieldState' | 'trigger'>,
): void {
  const { subscribe, getValues, getFieldState, trigger } = form;
  // Outside system: the form library, which also reports validations without a new value.
  useEffect(() => {
    const known = new Map<string, unknown>();
    return subscribe({
      formState: { values: true },
      callback: ({ name, isSubmitted }: { name?: string; isSubmitted?: boolean }) => {
        if (name === undefined || !isPath(name)) return;
        const value = getValues(name);
        if (known.has(name) && Object.is(known.get(name), value)) return;
        known.set(name, value);
        if (isSubmitted === true || getFieldState(name).error !== undefined) void trigger(name);
      },
    });
    function isPath(name: string): name is FieldPath<Values> {
      return name !== '';
    }
  }, [subscribe, getValues, getFieldState, trigger]);
}
