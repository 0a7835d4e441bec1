/**
 * Creates `subscribe` of `useSyncExternalStore` for many components, such as rows: the source is watched once while there are subscribers.
 * @param watch watches the source and returns a function that stops it
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
    // A set keeps a function once, so each subscription has its own wrapper.
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
