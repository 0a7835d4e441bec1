import { Dialog } from '@karvon/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/session';

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('signOut.title')}
      confirmLabel={t('user.signOut')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      tone="danger"
      isPending={isLeaving}
      onConfirm={() => {
        setLeaving(true);
        void signOut();
      }}
    >
      {t('signOut.text')}
    </Dialog>
  );
}
