import { useRef, useState } from 'react';
import { waitOf } from './rejections';

export interface Action<Args extends readonly unknown[]> {
  /** Runs the call. Ignored while one is pending, as after a double press. */
  run: (...args: Args) => void;
  isPending: boolean;
  failure: unknown;
  /** End of the required wait, on this device's clock. */
  until: number | undefined;
  forget: () => void;
}

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
