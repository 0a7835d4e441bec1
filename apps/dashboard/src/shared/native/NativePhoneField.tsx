import * as field from '@karvon/ui/css/field';
import * as phoneCss from '@karvon/ui/css/phone-field';
import { mergeRefs, useInputMask } from '@karvon/ui/internal/input-mask';
import { fromE164, groupPhone, phoneMask, toE164 } from '@karvon/ui/phone-text';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneProblem } from '../form/phone-problem';
import { NativeField, type NativeFieldProps } from './NativeField';

export interface NativePhoneFieldProps extends Omit<NativeFieldProps, 'children'> {
  /** E.164, possibly incomplete. */
  value: string;
  onChange: (value: string) => void;
  /** True when only a link next to the field changes the number. @default false */
  isReadOnly?: boolean;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Problems that more digits do not fix. 998 may still become the country's code. */
function problemWhileTyping(phone: string) {
  const problem = phoneProblem(phone);
  return problem === 'foreign_phone' ||
    (problem === 'phone_too_long' && !phone.startsWith('+998998'))
    ? problem
    : undefined;
}

/** A phone of Uzbekistan, formatted while typing. Foreign numbers and extra digits stay as typed, with an error. */
export function NativePhoneField({
  value,
  onChange,
  isReadOnly = false,
  suffix,
  ref,
  ...props
}: NativePhoneFieldProps) {
  const shown = groupPhone(fromE164(value));
  const mask = useInputMask(phoneMask, shown, (digits) => onChange(toE164(digits) || '+998'));
  const { t } = useTranslation('errors');
  const problem = problemWhileTyping(value);
  const errorMessage = problem === undefined ? props.errorMessage : t(problem);
  const isInvalid = errorMessage !== undefined;
  return (
    <NativeField {...props} errorMessage={errorMessage}>
      {(input) => (
        <span className={field.control({ size: 'lg' })} data-invalid={isInvalid || undefined}>
          {!shown.startsWith('+') && <span className={phoneCss.countryCode}>+998</span>}
          <input
            {...input}
            ref={mergeRefs(mask.inputRef, ref)}
            className={field.input}
            type="tel"
            inputMode="tel"
            autoComplete={isReadOnly ? 'username' : 'tel-national'}
            placeholder="90 123 45 67"
            readOnly={isReadOnly}
            value={shown}
            onKeyDown={mask.onKeyDown}
            onChange={(event) => mask.onChange(event.target.value)}
          />
          {suffix}
        </span>
      )}
    </NativeField>
  );
}
