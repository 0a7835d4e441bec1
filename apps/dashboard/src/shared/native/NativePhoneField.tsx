import * as field from '@karvon/ui/css/field';
import * as phoneCss from '@karvon/ui/css/phone-field';
import { mergeRefs, useInputMask } from '@karvon/ui/input-mask';
import { fromE164, groupNational, isForeignPhone, phoneMask, toE164 } from '@karvon/ui/uzbek-phone';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeField, type NativeFieldProps } from './NativeField';

export interface NativePhoneFieldProps extends Omit<NativeFieldProps, 'children'> {
  /** E.164, whole or the beginning of it. */
  value: string;
  /** `+998` while nothing is typed, as the app-wide state has it. */
  onChange: (value: string) => void;
  /** The number is settled; a link beside it leads to where it can be changed. @default false */
  isReadOnly?: boolean;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A phone of Uzbekistan: `+998` on a plate, `90 123 45 67` forms while typing, anything pasted is cleaned. */
export function NativePhoneField({
  value,
  onChange,
  isReadOnly = false,
  suffix,
  ref,
  ...props
}: NativePhoneFieldProps) {
  const shown = groupNational(fromE164(value));
  const mask = useInputMask(phoneMask, shown, (digits) => onChange(toE164(digits) || '+998'));
  const { t } = useTranslation('common');
  const [isForeign, setForeign] = useState(false);
  const errorMessage = props.errorMessage ?? (isForeign ? t('foreignPhone') : undefined);
  const isInvalid = errorMessage !== undefined;
  return (
    <NativeField {...props} {...(errorMessage !== undefined && { errorMessage })}>
      {(input) => (
        <span className={field.control({ size: 'lg' })} data-invalid={isInvalid || undefined}>
          <span className={phoneCss.countryCode}>+998</span>
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
            onChange={(event) => {
              setForeign(isForeignPhone(event.target.value));
              mask.onChange(event.target.value);
            }}
          />
          {suffix}
        </span>
      )}
    </NativeField>
  );
}
