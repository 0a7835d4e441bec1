import { Tabs } from '@karvon/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { useMember } from '../session/member';

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
        // Members without the permission have no tab for ledger and cards.
        ...(may('payments.manage').ok
          ? [{ id: 'money', label: t('tab.money'), href: `${paths.ads.index}?tab=money` }]
          : []),
      ]}
    />
  );
}
