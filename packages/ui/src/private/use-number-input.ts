import { useState, type KeyboardEvent } from 'react';
import { useFieldTexts } from '../i18n/field-texts';
import { readNumber, type NumberFormat } from '../parse/number';
import type { Mask } from './input-mask';
import { useInputMask } from './input-mask';
import { insertedText } from './inserted-text';
import { isFieldInvalid, type InputFieldProps } from './field-props';

export interface NumberInputProps extends Pick<
  InputFieldProps,
  'errorMessage' | 'isInvalid' | 'onBlur' | 'onKeyDown'
> {
  /** `NaN` while the text is no number. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  format: NumberFormat;
  mask: Mask;
  textOf: (value: number | null | undefined) => string;
  /** Takes a text that is more than this number. */
  onText?: ((text: string) => boolean) | undefined;
}

/** True for digits with group separators, and for a fraction that the format allows. */
function isPlain(text: string, { fractionDigits = 0, isSigned = false }: NumberFormat): boolean {
  const [integerDigits = '', fraction, ...rest] = text.replace(/^[-−]/, '').split(/[.,]/);
  if (!isSigned && /^[-−]/.test(text)) return false;
  if (rest.length > 0 || !/^[\d\s]*$/.test(integerDigits)) return false;
  if (integerDigits.replace(/\D/g, '').length > 15) return false;
  return (
    fraction === undefined ||
    (/^\d*$/.test(fraction) && fraction.length <= fractionDigits && fractionDigits > 0)
  );
}

/**
 * Input of a number. Digits are grouped while typing; other text stays until the field is left. Text that is not a
 * number shows an error and makes the value `NaN`, which no form submits.
 */
export function useNumberInput({
  value = null,
  onChange,
  format,
  mask,
  textOf,
  onText,
  onBlur,
  onKeyDown,
  ...props
}: NumberInputProps) {
  const texts = useFieldTexts().number;
  const read = (text: string) => readNumber(text, format);
  const valueOf = (text: string) => read(text).value ?? (read(text).problem ? Number.NaN : null);
  const [draft, setDraft] = useState<string | null>(null);
  // Typed text may still become a number, so it is not an error yet.
  const [isSettled, setSettled] = useState(false);
  const current = draft !== null && Object.is(valueOf(draft), value) ? draft : null;
  const shown = current ?? mask.format(textOf(value));

  const take = (text: string) => {
    setDraft(text);
    onChange(valueOf(text));
  };
  const typed = useInputMask(
    {
      ...mask,
      accepts: (raw) => {
        const inserted = insertedText(shown, raw);
        return isPlain(raw, format) && (inserted.length <= 1 || /^\d*$/.test(inserted));
      },
    },
    shown,
    (clean) => {
      take(mask.format(clean));
      setSettled(false);
    },
    (raw) => {
      const inserted = insertedText(shown, raw);
      const isPutIn = inserted.length > 1;
      if (isPutIn && onText?.(inserted) === true) {
        setDraft(null);
        return;
      }
      const { problem } = read(raw);
      take(raw);
      if (isPutIn && problem === undefined) setDraft(null);
      setSettled(problem !== undefined && (isSettled || isPutIn));
    },
  );
  const problem = current === null ? undefined : read(current).problem;
  const own =
    problem === undefined || !(isSettled || isFieldInvalid(props))
      ? undefined
      : problem === 'fraction'
        ? texts.fraction(format.fractionDigits ?? 0)
        : texts[problem];
  return {
    ...typed,
    shown,
    hasProblem: problem !== undefined,
    fieldProps: {
      value: shown,
      onChange: typed.onChange,
      errorMessage: own ?? props.errorMessage,
      isInvalid: own === undefined ? props.isInvalid : true,
      onBlur: (event: Parameters<NonNullable<typeof onBlur>>[0]) => {
        if (current !== null && problem !== undefined && onText?.(current) === true) setDraft(null);
        else if (problem === undefined) setDraft(null);
        setSettled(problem !== undefined);
        onBlur?.(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        typed.onKeyDown(event);
        onKeyDown?.(event);
      },
    },
  };
}
