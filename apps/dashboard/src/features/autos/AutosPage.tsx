import { Page } from '@karvon/ui/Page';
import { useTranslation } from 'react-i18next';

/** Stands where the list will. */
export function AutosPage() {
  const { t } = useTranslation('autos');
  return <Page title={t('title')}>{null}</Page>;
}

export { AutosPage as Component };
