import { createContext, use } from 'react';
import type { AutoAction } from '../auto-rules';
import type { ActionTarget } from './action-target';

/** Actions on cars, as cards, menus and banners start them. */
export interface AutoActions {
  /** Does it, or opens its window first. */
  start: (action: AutoAction, auto: ActionTarget) => void;
  /** An action on this car is under way. */
  isPending: (id: number) => boolean;
}

export const AutoActionsContext = createContext<AutoActions | null>(null);

/** Actions of the screen around; throws outside of `AutoActionsProvider`. */
export function useAutoActions(): AutoActions {
  const actions = use(AutoActionsContext);
  if (actions === null) throw new Error('useAutoActions stands outside of AutoActionsProvider');
  return actions;
}
