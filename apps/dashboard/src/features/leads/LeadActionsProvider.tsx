import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNewLeadActions, type LeadActions } from './use-lead-actions';

const LeadActionsContext = createContext<LeadActions | undefined>(undefined);

export function LeadActionsProvider({ children }: { children: ReactNode }) {
  const actions = useNewLeadActions();
  const latest = useRef(actions);
  // Outside system: toasts and the cache, which call the actions of the last render.
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<LeadActions>(() => ({
    mark: { run: (variables) => latest.current.mark.run(variables) },
    assign: { run: (variables) => latest.current.assign.run(variables) },
    attempt: { run: (variables) => latest.current.attempt.run(variables) },
    contacted: (lead) => latest.current.contacted(lead),
  }));
  return <LeadActionsContext value={stable}>{children}</LeadActionsContext>;
}

/** Actions on leads: optimistic, with an undo of ten seconds. */
export function useLeadActions(): LeadActions {
  const actions = use(LeadActionsContext);
  if (actions === undefined) throw new Error('There is no LeadActionsProvider around it.');
  return actions;
}
