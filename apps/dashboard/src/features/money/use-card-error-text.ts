import { isApiError } from '@karvon/api/errors';
import { useTranslation } from 'react-i18next';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { CardError } from './payme-client';

export function useCardErrorText(): (error: unknown) => string {
  const { t } = useTranslation('money');
  const errorText = useErrorText();
  const fieldText = useFieldMessage();
  return (error) => {
    if (error instanceof CardError) return t(`addCard.failed.${error.failure}`);
    if (isApiError(error) && error.code === 'card_exists') return t('cardExists');
    const [field] = isApiError(error) ? error.fieldErrors : [];
    return field === undefined
      ? errorText(error).text
      : (fieldText(field.code) ?? t('addCard.failed.declined'));
  };
}
