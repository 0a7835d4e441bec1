import type { DeclinedReason } from '@karvon/api/main';
import { set, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Language } from '../../i18n/languages';

export const reasonText = ({ text_ru, text_uz }: DeclinedReason, language: Language): string =>
  language === 'uz' ? text_uz : text_ru;

/** Reasons of a rejection by field, joined. @param fieldOf undefined for a path that the form lacks */
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
