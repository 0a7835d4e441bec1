import { useFieldTexts } from '../i18n/field-texts';
import type { FieldProps } from './field-props';

/** From this share of the limit on the field counts. */
const nearLimit = 0.9;

export interface TextLimit extends Pick<FieldProps, 'errorMessage' | 'isInvalid'> {
  text: string;
  /** UTF-16 units. */
  maxLength: number | undefined;
}

/** A text over its limit is never cut: the field counts, and says how much is too much. */
export function useTextLimit({ text, maxLength, errorMessage, isInvalid }: TextLimit) {
  const texts = useFieldTexts().length;
  if (maxLength === undefined) return { counter: undefined, errorMessage, isInvalid };
  const { length } = text;
  const isOver = length > maxLength;
  return {
    counter:
      length > 0 && length >= maxLength * nearLimit ? texts.counter(length, maxLength) : undefined,
    errorMessage: isOver ? texts.over(maxLength, length - maxLength) : errorMessage,
    isInvalid: isOver || isInvalid,
  };
}
