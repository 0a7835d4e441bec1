import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import type { ActionRunnerHandle, AskedAction } from './ActionRunner';
import type { ActionTarget } from './action-target';
import { AutoActionsContext, type AutoActions } from './auto-actions';

const ActionRunner = lazyNamed(() => import('./ActionRunner'), 'ActionRunner');

export function AutoActionsProvider({
  children,
  onDeleted,
}: {
  children: ReactNode;
  onDeleted?: () => void | Promise<void>;
}) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedAction>();
  const [isNeeded, setNeeded] = useState(false);
  const [pending, setPending] = useState<readonly number[]>([]);
  const runner = useRef<ActionRunnerHandle>(null);
  const waiting = useRef<readonly ActionTarget[]>([]);

  const begin = (id: number) => setPending((now) => [...now, id]);
  const end = (id: number) => setPending((now) => now.toSpliced(now.indexOf(id), 1));
  const track = async <Result,>(id: number, work: Promise<Result>): Promise<Result> => {
    begin(id);
    try {
      return await work;
    } finally {
      end(id);
    }
  };
  const isPending = (id: number) => pending.includes(id);

  const connect = (handle: ActionRunnerHandle | null) => {
    runner.current = handle;
    if (handle === null) return;
    for (const auto of waiting.current) {
      handle.refresh(auto);
      end(auto.id);
    }
    waiting.current = [];
  };

  const refresh = (auto: ActionTarget) => {
    if (runner.current !== null) return runner.current.refresh(auto);
    setNeeded(true);
    begin(auto.id);
    waiting.current = [...waiting.current, auto];
  };

  const actions: AutoActions = {
    isPending,
    start: (action, auto) => {
      if (action === 'edit') void navigate(paths.autos.edit(auto.id));
      else if (action === 'refresh') refresh(auto);
      else {
        setNeeded(true);
        setAsked({ action, auto });
      }
    },
  };
  return (
    <AutoActionsContext value={actions}>
      {children}
      <Suspense fallback={null}>
        {isNeeded && (
          <ActionRunner
            ref={connect}
            asked={asked}
            isPending={isPending}
            track={track}
            onClose={() => setAsked(undefined)}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </AutoActionsContext>
  );
}
