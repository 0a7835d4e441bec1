import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { hoursText, type Hours } from './hours';

export function useHoursText(): (hours: Hours) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (hours) =>
    hoursText(hours, language, {
      daily: (text) => t('hours.daily', { hours: text }),
      roundTheClock: t('hours.roundTheClock'),
      closed: t('hours.closed'),
    });
}
