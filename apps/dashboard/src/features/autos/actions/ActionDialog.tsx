import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shared/feedback/Confirm';
import type { ActionDialogProps } from './action-dialog-props';
import { DeactivateDialog } from './DeactivateDialog';
import { SellDialog } from './SellDialog';

/** The window of an action: a question, or what else has to be known. */
export function ActionDialog(props: ActionDialogProps) {
  const { t } = useTranslation('autos');
  const { action, auto, isPending, onClose, run } = props;
  if (action === 'sell') return <SellDialog {...props} />;
  if (action === 'deactivate') {
    return <DeactivateDialog isPending={isPending} onClose={onClose} run={run} />;
  }
  return (
    <Confirm
      title={t(`dialog.${action}.title`, { title: auto.title })}
      tone={action === 'delete' ? 'danger' : 'primary'}
      confirmLabel={t(`action.${action}`)}
      isPending={isPending}
      onClose={onClose}
      // Questions have nothing to correct: whatever came of it, the window has done its work.
      onConfirm={() => void run().then(onClose)}
    >
      <Text as="p" tone="muted">
        {t(`dialog.${action}.text`)}
      </Text>
    </Confirm>
  );
}
