import type { FieldError } from '@karvon/api/errors';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '../../shared/feedback/error-text';

/** Texts of a rejected field in the language on screen; undefined where nothing was rejected. */
export function useRejectionText(): (error: FieldError | undefined) => string | undefined {
  const { t: errors } = useTranslation(['errors']);
  const { t } = useTranslation('auth');
  return (error) => {
    if (error === undefined) return undefined;
    const left = error.params?.['left'];
    // The tries that remain need a plural form, so they have texts of their own.
    if (error.code === 'code_wrong' && typeof left === 'number') {
      return t('code.wrong', { count: left });
    }
    return fieldErrorText(error, errors);
  };
}
