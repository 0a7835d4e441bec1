import type { FieldError } from '@karvon/api/errors';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '../../shared/feedback/error-text';

export function useRejectionText(): (error: FieldError | undefined) => string | undefined {
  const { t: errors } = useTranslation(['errors']);
  const { t } = useTranslation('auth');
  return (error) => {
    if (error === undefined) return undefined;
    const left = error.params?.['left'];
    if (error.code === 'code_wrong' && typeof left === 'number') {
      return t('code.wrong', { count: left });
    }
    return fieldErrorText(error, errors);
  };
}
