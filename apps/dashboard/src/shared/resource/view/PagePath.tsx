import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { useTranslation } from 'react-i18next';

/** The way back to the list. The title below it names the page. */
export function PagePath({ parent }: { parent: { label: string; href: string } }) {
  const { t } = useTranslation();
  return <Breadcrumbs aria-label={t('form.path')} items={[parent]} />;
}
