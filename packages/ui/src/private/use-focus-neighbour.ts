import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The next stop of Tab beside an element, else the one before; the nearer around it, the sooner. */
function neighbour(gone: HTMLElement): HTMLElement | undefined {
  for (let around = gone.parentElement; around; around = around.parentElement) {
    const beside = [...around.querySelectorAll<HTMLElement>(stops)].filter(
      (stop) => !gone.contains(stop) && stop.tabIndex >= 0 && stop.checkVisibility(),
    );
    const isAfter = (stop: HTMLElement) =>
      (gone.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const found = beside.find(isAfter) ?? beside.at(-1);
    if (found) return found;
  }
  return undefined;
}

/**
 * What goes away with the focus in it leaves it at the top of the page. With this it goes to the neighbour; with `returns` to where it came
 * from, where that still stands.
 */
export function useFocusNeighbour(
  ref: RefObject<HTMLElement | null>,
  { returns = false }: { returns?: boolean } = {},
) {
  const origin = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const gone = ref.current;
    return () => {
      if (!gone?.contains(document.activeElement)) return;
      const from = returns && origin.current instanceof HTMLElement ? origin.current : undefined;
      const to = neighbour(gone);
      // After the removal. What mounted meanwhile and took the focus keeps it.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        (from?.isConnected ? from : to)?.focus({ preventScroll: true });
      });
    };
  }, [ref, returns]);
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) origin.current = event.relatedTarget;
    },
  };
}
