import { ApiError, isApiError, isRetryable, type FieldError } from '@karvon/api/errors';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../format/clock';
import { i18n } from '../i18n/i18n';

/** Text of an error for the user. */
export interface ErrorText {
  title: string;
  text: string;
  /** The same action may succeed later: offer to retry. */
  canRetry: boolean;
  /** Present when the server said how long to wait: the text without the time, and its end in milliseconds since 1970. */
  wait?: { text: string; until: number };
}

type Translate = TFunction<['errors']>;

/** Text of a code from the server; undefined for an unknown code. */
function findText(
  t: Translate,
  code: string,
  params?: Readonly<Record<string, string | number>>,
): string | undefined {
  // Codes come from outside. Looked up as plain text, so that none can reach nested keys.
  if (!/^[a-z][a-z0-9_]*$/.test(code)) return undefined;
  const key = `errors:${code}`;
  return isKey(key) ? t(key, params ?? {}) : undefined;
}

/** Narrows a code from outside to a key that we have. */
function isKey(key: string): key is 'errors:unknown' {
  return i18n.exists(key);
}

/** True when the demonstration rejected a change. */
export const isDemoRejection = (error: unknown): boolean =>
  isApiError(error) && error.code === 'demo_read_only';

/** Kind of the failed action. `saving`: a user whose role has changed reads who may save the form on screen. */
type During = 'acting' | 'saving';

/** Translates all errors. Specification §8: an error without its own text is "an error occurred, try again". */
export function errorText(error: unknown, t: Translate, during: During = 'acting'): ErrorText {
  const title = t('generic.title');
  if (!isApiError(error)) return { title, text: t('generic.text'), canRetry: true };
  if (error.needs !== undefined)
    return { title, text: t(`needs.${during}.${error.needs}`), canRetry: false };
  const text =
    findText(t, error.code) ??
    findText(t, new ApiError({ kind: error.kind }).code) ??
    t('generic.text');
  const { retryAfter, retryAt } = error;
  const canRetry = isRetryable(error);
  if (retryAfter === undefined || retryAt === undefined) return { title, text, canRetry };
  return {
    title,
    text: `${text} ${t('retryIn', { time: formatClock(retryAfter) })}`,
    canRetry,
    wait: { text, until: retryAt },
  };
}

/** Texts of one rejected field. */
export function fieldErrorText(error: FieldError, t: Translate): string {
  return findText(t, error.code, error.params) ?? t('invalid');
}

/** `errorText` in the language on screen. */
export function useErrorText(): (error: unknown, during?: During) => ErrorText {
  const { t } = useTranslation(['errors']);
  return (error, during) => errorText(error, t, during);
}

/** A form schema's message (a code of the namespace `errors`) in the language on screen. */
export function useFieldMessage(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation(['errors']);
  return (code) => {
    if (code === undefined || code === '') return undefined;
    const [name = '', value] = code.split(':');
    // `min_length:8` contains its number, since zod messages are plain strings.
    const params = value === undefined ? undefined : { min: value, max: value };
    return findText(t, name, params) ?? code;
  };
}
