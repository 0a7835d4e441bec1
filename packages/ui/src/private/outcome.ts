import { createContext, useContext, useState } from 'react';

/** Result of an action handler: nothing, or a promise. The `FailureProvider` around the component receives a rejected promise. */
export type Outcome = void | Promise<unknown>;

/** Receives errors of failed actions. Without a provider they are reported as errors of the page. */
export const FailureContext = createContext<(error: unknown) => void>((error) => {
  globalThis.reportError(error);
});

/** Reports the error of a handler's promise. `onEnd` is called when the promise settles, either way. */
export function useSettle(): (outcome: Outcome, onEnd?: () => void) => void {
  const onFailure = useContext(FailureContext);
  return (outcome, onEnd) => {
    if (outcome instanceof Promise) void outcome.catch(onFailure).finally(onEnd);
  };
}

/** Wraps a handler, and reports whether it is still pending. */
export function useAction<Args extends readonly unknown[]>(
  handler: ((...args: Args) => Outcome) | undefined,
): { run: (...args: Args) => void; isWorking: boolean } {
  const settle = useSettle();
  const [isWorking, setWorking] = useState(false);
  const run = (...args: Args) => {
    const outcome = handler?.(...args);
    if (outcome instanceof Promise) setWorking(true);
    settle(outcome, () => setWorking(false));
  };
  return { run, isWorking };
}
