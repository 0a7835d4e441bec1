import { useImperativeHandle, type Ref } from 'react';
import type { TransitionAction } from '../auto-rules';
import type { ActionTarget } from './action-target';
import { useAutoTransitions } from './use-auto-transitions';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shared/feedback/Confirm';
import type { ActionDialogProps } from './action-dialog-props';
import { DeactivateDialog } from './DeactivateDialog';
import { SellDialog } from './SellDialog';

/** An action whose window is open. */
export interface AskedAction {
  action: TransitionAction;
  auto: ActionTarget;
}

/** What the runner does without a window. */
export interface ActionRunnerHandle {
  refresh: (auto: ActionTarget) => void;
}

export interface ActionRunnerProps {
  ref: Ref<ActionRunnerHandle>;
  asked: AskedAction | undefined;
  isPending: (id: number) => boolean;
  /** Shows a car as busy as long as something is done to it. */
  track: <Result>(id: number, work: Promise<Result>) => Promise<Result>;
  onClose: () => void;
  /** A car was deleted: leave its page. */
  onDeleted: (() => void | Promise<void>) | undefined;
}

/** Does what a dealer does to a car, and shows the window that an action has. Loads with the first one. */
export function ActionRunner(props: ActionRunnerProps) {
  const { ref, asked, isPending, track, onClose, onDeleted } = props;
  const { refresh, transition } = useAutoTransitions(onDeleted);
  useImperativeHandle(ref, () => ({
    refresh: (auto) => void track(auto.id, refresh(auto)),
  }));
  if (asked === undefined) return null;
  const { action, auto } = asked;
  return (
    <ActionDialog
      key={`${action} ${auto.id}`}
      action={action}
      auto={auto}
      isPending={isPending(auto.id)}
      onClose={onClose}
      run={(details) => track(auto.id, transition(action, auto, details))}
    />
  );
}

/** The window of an action: a question, or what else has to be known. */
function ActionDialog(props: ActionDialogProps) {
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
