import { ApiError, isApiError, isRetryable, type FieldError } from '@karvon/api/errors';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../format/clock';
import { i18n } from '../i18n/i18n';

export interface ErrorText {
  title: string;
  text: string;
  canRetry: boolean;
  /** Text without the time, and the end of the wait in milliseconds since 1970. Undefined without a wait. */
  wait?: { text: string; until: number };
}

type Translate = TFunction<['errors']>;

function findText(
  t: Translate,
  code: string,
  params?: Readonly<Record<string, string | number>>,
): string | undefined {
  // Only simple codes are looked up, so that a server's code cannot reach nested keys.
  if (!/^[a-z][a-z0-9_]*$/.test(code)) return undefined;
  const key = `errors:${code}`;
  return isKey(key) ? t(key, params ?? {}) : undefined;
}

function isKey(key: string): key is 'errors:unknown' {
  return i18n.exists(key);
}

export const isDemoRejection = (error: unknown): boolean =>
  isApiError(error) && error.code === 'demo_read_only';

/** Kind of the failed action. `saving`: after a change of role the user reads who may save the form. */
type During = 'acting' | 'saving';

/** Translates an error. One without its own text is "an error occurred, try again" (specification §8). */
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

export function fieldErrorText(error: FieldError, t: Translate): string {
  return findText(t, error.code, error.params) ?? t('invalid');
}

export function useErrorText(): (error: unknown, during?: During) => ErrorText {
  const { t } = useTranslation(['errors']);
  return (error, during) => errorText(error, t, during);
}

/** Translates a schema's message, a code in the namespace `errors`. */
export function useFieldMessage(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation(['errors']);
  return (code) => {
    if (code === undefined || code === '') return undefined;
    const [name = '', value] = code.split(':');
    // zod messages are plain strings, so `min_length:8` contains its parameter.
    const params = value === undefined ? undefined : { min: value, max: value };
    return findText(t, name, params) ?? code;
  };
}
