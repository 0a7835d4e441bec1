import { Dialog, type DialogProps } from '@karvon/ui/Dialog';
import { useTranslation } from 'react-i18next';

export interface ConfirmProps extends Omit<
  Extract<DialogProps, { role: 'alertdialog' }>,
  'role' | 'isOpen' | 'onOpenChange' | 'cancelLabel' | 'closeLabel'
> {
  cancelLabel?: string;
  isOpen?: boolean;
  onClose: () => void;
}

export function Confirm({ isOpen = true, onClose, ...question }: ConfirmProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onClose}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      {...question}
    />
  );
}
