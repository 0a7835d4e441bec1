import { ApiError, isApiError, isRetryable, type FieldError } from '@karvon/api/errors';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../format/clock';
import { i18n } from '../i18n/i18n';

/** An error as a dealer reads it. */
export interface ErrorText {
  title: string;
  text: string;
  /** The same action may succeed later: offer to retry. */
  canRetry: boolean;
  /** Where the server said how long to wait: the text without the time, and until when, in milliseconds since 1970. */
  wait?: { text: string; until: number };
}

type Translate = TFunction<['errors']>;

/** Looks up a code that came from the server; undefined when we have no words for it. */
function findText(
  t: Translate,
  code: string,
  params?: Readonly<Record<string, string | number>>,
): string | undefined {
  // Codes come from outside: they are looked up by their text, and a stranger must not reach into the nested words.
  if (!/^[a-z][a-z0-9_]*$/.test(code)) return undefined;
  const key = `errors:${code}`;
  return isKey(key) ? t(key, params ?? {}) : undefined;
}

/** Narrows a code from outside to a key that we have. */
function isKey(key: string): key is 'errors:unknown' {
  return i18n.exists(key);
}

/** True where the demonstration refused a change. */
export const isDemoRejection = (error: unknown): boolean =>
  isApiError(error) && error.code === 'demo_read_only';

/** What was being done: somebody whose role was changed meanwhile reads who may save what is still on the screen. */
type During = 'acting' | 'saving';

/** The one translator of errors (specification §8: what has no texts of its own is "an error occurred, try again"). */
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
    // `min_length:8` carries its number: zod messages are plain strings.
    const params = value === undefined ? undefined : { min: value, max: value };
    return findText(t, name, params) ?? code;
  };
}
