import type { TransitionAction } from '../auto-rules';
import type { ActionTarget } from './action-target';
import type { AutoTransitions, TransitionDetails } from './use-auto-transitions';

/** What the window of an action on a car gets. */
export interface ActionDialogProps {
  action: TransitionAction;
  auto: ActionTarget;
  isPending: boolean;
  onClose: () => void;
  /** Does the action; what can be corrected in the window comes back. */
  run: (details?: TransitionDetails) => ReturnType<AutoTransitions['transition']>;
}
