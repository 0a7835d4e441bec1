import { Button, type ButtonProps } from '@karvon/ui/Button';
import { Dialog, type DialogProps } from '@karvon/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '../session/Reasoned';

export interface AskDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'image' | 'isDismissable' | 'children'
> {
  onClose: () => void;
  action: Pick<ButtonProps, 'variant' | 'icon' | 'isPending' | 'isDisabled' | 'onPress'> & {
    label: string;
  };
}

export function AskDialog({ onClose, action, ...dialog }: AskDialogProps) {
  const { t } = useTranslation();
  const { label, ...button } = action;
  return (
    <Dialog
      isOpen
      size="sm"
      closeLabel={t('close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={button.isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <ReasonedButton variant="primary" {...button}>
            {label}
          </ReasonedButton>
        </>
      }
      {...dialog}
    />
  );
}
