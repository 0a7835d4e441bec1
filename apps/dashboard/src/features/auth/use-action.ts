import { useRef, useState } from 'react';
import { waitOf } from './rejections';

/** One call that a button or a form makes. */
export interface Action<Args extends readonly unknown[]> {
  /** Does it, unless it is under way: the first of two presses counts. */
  run: (...args: Args) => void;
  isPending: boolean;
  /** What it failed with; undefined when it did not. */
  failure: unknown;
  /** Until when the server asked to wait, on this device's clock. */
  until: number | undefined;
  forget: () => void;
}

/** Runs a call and keeps its failure for the fields and the text above the button. */
export function useAction<Args extends readonly unknown[]>(
  call: (...args: Args) => Promise<void>,
): Action<Args> {
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ failure: unknown; until: number | undefined }>();
  const isRunning = useRef(false);
  return {
    run: (...args) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setPending(true);
      setFailed(undefined);
      void call(...args)
        .catch((failure: unknown) => setFailed({ failure, until: waitOf(failure, Date.now()) }))
        .finally(() => {
          isRunning.current = false;
          setPending(false);
        });
    },
    isPending,
    failure: failed?.failure,
    until: failed?.until,
    forget: () => setFailed(undefined),
  };
}
