import { useFormContext, type UseFormReturn } from 'react-hook-form';
import type { AutoFormValues } from './auto-fields';

export type AutoForm = UseFormReturn<AutoFormValues>;

export function useAutoForm(): AutoForm {
  return useFormContext<AutoFormValues>();
}
