import { Tabs } from '@karvon/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';

export function ProfileTabs({ current }: { current: 'profile' | 'telegram' }) {
  const { t } = useTranslation('profile');
  return (
    <Tabs
      aria-label={t('title')}
      currentId={current}
      items={[
        { id: 'profile', label: t('tabs.profile'), href: paths.profile },
        { id: 'telegram', label: t('tabs.telegram'), href: paths.telegram },
      ]}
    />
  );
}
