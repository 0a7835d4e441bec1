import type { DeclinedReason } from '@karvon/api/main';
import type { FieldErrors } from 'react-hook-form';
import type { Language } from '../../../shared/i18n/languages';
import { fieldOf } from '../form/auto-fields';
import type { AutoFormValues } from '../form/auto-form-values';

/** The moderator's words in a language. */
export function reasonText(reason: DeclinedReason, language: Language): string {
  return language === 'uz' ? reason.text_uz : reason.text_ru;
}

/** What a moderator found, at the fields it is about; several of one field stand together. */
export function declinedErrors(
  reasons: readonly DeclinedReason[],
  language: Language,
): FieldErrors<AutoFormValues> {
  const errors: FieldErrors<AutoFormValues> = {};
  for (const reason of reasons) {
    const field = fieldOf(reason.field ?? '');
    if (field === undefined) continue;
    const [first = '', second] = field.split('.');
    const place: object =
      second === undefined
        ? errors
        : Object.assign(errors, { core_car: errors.core_car ?? {} }).core_car;
    const name = second ?? first;
    const before: unknown = Reflect.get(place, name);
    const text = isMessage(before) ? `${before.message} ` : '';
    Reflect.set(place, name, { type: 'moderator', message: text + reasonText(reason, language) });
  }
  return errors;
}

function isMessage(value: unknown): value is { message: string } {
  return typeof value === 'object' && value !== null && 'message' in value;
}
