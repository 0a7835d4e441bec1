import type { DeclinedReason } from '@karvon/api/main';
import { set, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Language } from '../../i18n/languages';

/** The moderator's words in a language. */
export const reasonText = ({ text_ru, text_uz }: DeclinedReason, language: Language): string =>
  language === 'uz' ? text_uz : text_ru;

/**
 * What a moderator found, at the fields it is about; several of one field are together.
 *
 * @param fieldOf the form's field of a path of the contract; undefined where the form has none
 */
export function declinedErrors<Values extends FieldValues>(
  reasons: readonly DeclinedReason[],
  language: Language,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
): FieldErrors<Values> {
  const texts = new Map<FieldPath<Values>, string[]>();
  for (const reason of reasons) {
    const field = reason.field === undefined ? undefined : fieldOf(reason.field);
    if (field !== undefined)
      texts.set(field, [...(texts.get(field) ?? []), reasonText(reason, language)]);
  }
  const errors: FieldErrors<Values> = {};
  for (const [field, found] of texts)
    set(errors, field, { type: 'moderator', message: found.join(' ') });
  return errors;
}
