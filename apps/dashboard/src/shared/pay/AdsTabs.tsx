import { Tabs } from '@karvon/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { useMember } from '../session/member';

/** The two halves of the ads' page; the URL holds which one is on screen. */
export function AdsTabs({ current, count }: { current: 'campaigns' | 'money'; count?: number }) {
  const { t } = useTranslation('money');
  const { may } = useMember();
  return (
    <Tabs
      aria-label={t('title')}
      currentId={current}
      items={[
        {
          id: 'campaigns',
          label: t('tab.campaigns'),
          href: paths.ads.index,
          count,
        },
        // Ledger and cards are left out where they may not be seen.
        ...(may('payments.manage').ok
          ? [{ id: 'money', label: t('tab.money'), href: `${paths.ads.index}?tab=money` }]
          : []),
      ]}
    />
  );
}
