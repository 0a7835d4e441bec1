import { useText } from '../../../shared/i18n/use-text';
import { autoForm } from './auto-definition';
import type { AutoField } from './auto-fields';

export function useFieldLabel(): (field: AutoField) => string {
  const t = useText();
  return (field) => {
    const { label } = autoForm.fields[field] ?? {};
    return label === undefined ? field : t(label);
  };
}
