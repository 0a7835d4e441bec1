import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import type { TransitionAction } from '../auto-rules';
import type { ActionTarget } from './action-target';
import { AutoActionsContext, type AutoActions } from './auto-actions';
import { useAutoTransitions } from './use-auto-transitions';

const ActionDialog = lazyNamed(() => import('./ActionDialog'), 'ActionDialog');

/** Gives its screen the actions on cars, and shows their windows; these load with the first one. */
export function AutoActionsProvider({
  children,
  onDeleted,
}: {
  children: ReactNode;
  /** A car was deleted: leave its page. */
  onDeleted?: () => void | Promise<void>;
}) {
  const navigate = useNavigate();
  const runner = useAutoTransitions(onDeleted);
  const [asked, setAsked] = useState<{ action: TransitionAction; auto: ActionTarget }>();
  const actions: AutoActions = {
    isPending: runner.isPending,
    start: (action, auto) => {
      if (action === 'edit') void navigate(paths.autos.edit(auto.id));
      else if (action === 'refresh') runner.refresh(auto);
      else setAsked({ action, auto });
    },
  };
  return (
    <AutoActionsContext value={actions}>
      {children}
      <Suspense fallback={null}>
        {asked && (
          <ActionDialog
            key={`${asked.action} ${asked.auto.id}`}
            {...asked}
            isPending={runner.isPending(asked.auto.id)}
            onClose={() => setAsked(undefined)}
            run={(details) => runner.transition(asked.action, asked.auto, details)}
          />
        )}
      </Suspense>
    </AutoActionsContext>
  );
}
