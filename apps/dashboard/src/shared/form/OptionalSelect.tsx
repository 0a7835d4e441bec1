import { Select, type SelectProps } from '@karvon/ui/Select';
import { useTranslation } from 'react-i18next';

/** Key of the option for null. Values are numbers, including 0. */
const none = 'none';

export interface OptionalSelectProps<Value extends number> extends Omit<
  SelectProps<Value | typeof none>,
  'value' | 'onChange' | 'options' | 'isRequired' | 'selectionMode' | 'summary'
> {
  options: SelectProps<Value>['options'];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

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
