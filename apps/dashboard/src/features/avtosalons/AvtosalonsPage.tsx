import { Page } from '@karvon/ui/Page';
import { useTranslation } from 'react-i18next';

/** Stands where the list will. */
export function AvtosalonsPage() {
  const { t } = useTranslation('avtosalons');
  return <Page title={t('title')}>{null}</Page>;
}

export { AvtosalonsPage as Component };
