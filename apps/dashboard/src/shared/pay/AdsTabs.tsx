import { Tabs } from '@karvon/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';

/** The two halves of the ads' page; the URL holds which one is on screen. */
export function AdsTabs({ current, count }: { current: 'campaigns' | 'money'; count?: number }) {
  const { t } = useTranslation('money');
  return (
    <Tabs
      aria-label={t('title')}
      currentId={current}
      items={[
        {
          id: 'campaigns',
          label: t('tab.campaigns'),
          href: paths.ads.index,
          ...(count !== undefined && { count }),
        },
        { id: 'money', label: t('tab.money'), href: `${paths.ads.index}?tab=money` },
      ]}
    />
  );
}
