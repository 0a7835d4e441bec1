import { createContext, use } from 'react';
import type { AutoAction } from '../auto-rules';
import type { ActionTarget } from './action-target';

export interface AutoActions {
  start: (action: AutoAction, auto: ActionTarget) => void;
  isPending: (id: number) => boolean;
}

export const AutoActionsContext = createContext<AutoActions | null>(null);

export function useAutoActions(): AutoActions {
  const actions = use(AutoActionsContext);
  if (actions === null) throw new Error('useAutoActions stands outside of AutoActionsProvider');
  return actions;
}
