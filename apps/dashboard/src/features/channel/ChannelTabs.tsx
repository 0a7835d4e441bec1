import { Tabs } from '@karvon/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';

export function ChannelTabs({
  current,
  count,
}: {
  current: 'channel' | 'posts';
  count: number | undefined;
}) {
  const { t } = useTranslation('channel');
  return (
    <Tabs
      aria-label={t('tabs.label')}
      currentId={current}
      items={[
        { id: 'channel', label: t('tabs.channel'), href: paths.channel.root },
        {
          id: 'posts',
          label: t('tabs.posts'),
          href: paths.channel.posts,
          ...(count !== undefined && { count }),
        },
      ]}
    />
  );
}
