import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldControl, FieldLabel } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';

export interface SearchFieldProps extends Omit<
  InputFieldProps,
  'description' | 'errorMessage' | 'isInvalid' | 'isRequired' | 'labelAction'
> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** The cross or Escape emptied it. */
  onClear?: () => void;
  /** Name of the cross: «Очистить». */
  clearLabel: string;
  maxLength?: number;
}

/** Text to look for, with a magnifier and a cross; Escape empties it. */
export function SearchField({
  ref,
  label,
  placeholder,
  size,
  clearLabel,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={field.field}>
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} />
          <FieldControl size={size} isDisabled={props.isDisabled} isReadOnly={props.isReadOnly}>
            <Search {...icon.sm} className={field.glyph} />
            <Input ref={ref} placeholder={placeholder} className={field.input} />
            {!isEmpty && (
              <Button className={field.inlineButton} aria-label={clearLabel}>
                <X {...icon.sm} />
              </Button>
            )}
          </FieldControl>
        </>
      )}
    </AriaSearchField>
  );
}
