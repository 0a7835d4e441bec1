import { createContext, useContext, useState } from 'react';

/** Result of an action handler: nothing, or a promise. The `FailureProvider` around the component receives a rejected promise. */
export type Outcome = void | Promise<unknown>;

/** Notified of every action whose promise failed. Without a provider it is an error of the page, as one that was thrown. */
export const FailureContext = createContext<(error: unknown) => void>((error) => {
  globalThis.reportError(error);
});

/** Takes what a handler returned and makes sure that its failure is reported. `onEnd` is called either way. */
export function useSettle(): (outcome: Outcome, onEnd?: () => void) => void {
  const onFailure = useContext(FailureContext);
  return (outcome, onEnd) => {
    if (outcome instanceof Promise) void outcome.catch(onFailure).finally(onEnd);
  };
}

/** A handler of which one sees that it is still under way. */
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
