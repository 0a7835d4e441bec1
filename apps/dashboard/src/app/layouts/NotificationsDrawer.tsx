import { Drawer } from '@karvon/ui/Drawer';
import { EmptyState } from '@karvon/ui/EmptyState';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Behind the bell. Notices come with the chat; until then it says so. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('common:notifications')}
      closeLabel={t('common:close')}
    >
      <EmptyState
        level={3}
        icon={BellRing}
        title={t('notifications.title')}
        description={t('notifications.text')}
      />
    </Drawer>
  );
}
