import { useFieldTexts } from '../i18n/field-texts';
import type { FieldProps } from './field-props';

/** Share of the limit from which the field shows a counter. */
const nearLimit = 0.9;

export interface TextLimit extends Pick<FieldProps, 'errorMessage' | 'isInvalid'> {
  text: string;
  /** UTF-16 units. */
  maxLength: number | undefined;
}

/** Counts a text against its limit. A longer text is never cut; its error says by how much. */
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
