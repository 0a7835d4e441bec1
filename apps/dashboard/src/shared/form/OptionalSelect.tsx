import { Select, type SelectProps } from '@karvon/ui/Select';
import { useTranslation } from 'react-i18next';

/** Stands for null among the options: ids and counts are numbers, 0 too. */
const none = 'none';

export interface OptionalSelectProps<Value extends number> extends Omit<
  SelectProps<Value | typeof none>,
  'value' | 'onChange' | 'options' | 'isRequired' | 'selectionMode' | 'summary'
> {
  options: SelectProps<Value>['options'];
  value: Value | null;
  /** Null when the choice was taken back. */
  onChange: (value: Value | null) => void;
}

/** A `Select` that may stay empty: its first option takes the choice back. */
export function OptionalSelect<Value extends number>({
  options,
  onChange,
  ...props
}: OptionalSelectProps<Value>) {
  const { t } = useTranslation('common');
  return (
    <Select<Value | typeof none>
      {...props}
      options={[{ value: none, label: t('notSet') }, ...options]}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}
