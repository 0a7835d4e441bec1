import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { useTranslation } from 'react-i18next';

export function PagePath({
  parent,
  here,
}: {
  parent: { label: string; href: string };
  here: string;
}) {
  const { t } = useTranslation();
  return <Breadcrumbs aria-label={t('form.path')} items={[parent, { label: here }]} />;
}
