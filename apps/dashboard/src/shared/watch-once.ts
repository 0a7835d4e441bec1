/**
 * Creates `subscribe` of `useSyncExternalStore` for many simultaneous components, such as the rows of a list: the
 * source is watched once, while there are subscribers.
 *
 * @param watch begins to watch the source; returns how to stop
 */
export function watchOnce(
  watch: (changed: () => void) => () => void,
): (changed: () => void) => () => void {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return (changed) => {
    // Wrapped, since a component may subscribe twice with the same function.
    const listener = () => changed();
    listeners.add(listener);
    stop ??= watch(notify);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
