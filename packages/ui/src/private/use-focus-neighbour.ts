import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Tab stops in an element, in order. */
const stopsIn = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );

/**
 * Remembers the position of an element, and finds its neighbour after its removal: the next focusable element, else the previous one, in
 * the closest ancestor. A replacement in the same place counts too. A page that is removed with its heading has none: the next page
 * begins at its top.
 */
export function neighbourOf(gone: HTMLElement): () => HTMLElement | undefined {
  const around: HTMLElement[] = [];
  for (let box = gone.parentElement; box; box = box.parentElement) around.push(box);
  const isBefore = (stop: HTMLElement) =>
    (gone.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = new Set(stopsIn(document.body).filter(isBefore));
  const heading = document.querySelector('h1');
  return () => {
    if (heading?.isConnected === false) return undefined;
    for (const box of around) {
      // Ancestors may have been removed too.
      const beside = box.isConnected ? stopsIn(box) : [];
      const found = beside.find((stop) => !before.has(stop)) ?? beside.at(-1);
      if (found) return found;
    }
    return undefined;
  };
}

/**
 * Call it before an element is removed. If the focus is inside, it moves to `to` or, without one, to the neighbour. An element that
 * mounts meanwhile and takes the focus keeps it.
 */
function handFocusOn(gone: HTMLElement, to?: () => HTMLElement | null | undefined) {
  if (!gone.contains(document.activeElement)) return;
  const neighbour = neighbourOf(gone);
  // The microtask runs after the removal.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    (to?.() ?? neighbour())?.focus({ preventScroll: true });
  });
}

/** A `ref` for a control that may disappear when it is pressed: its focus moves to the neighbour. */
export const focusToNeighbour = (control: HTMLElement | null) =>
  control ? () => handFocusOn(control) : undefined;

/** Same as above, with an explicit target: `to` is called after the control is removed. */
export const focusTo =
  (to: () => HTMLElement | null | undefined) => (control: HTMLElement | null) =>
    control ? () => handFocusOn(control, to) : undefined;

/**
 * A `ref` for an entry of a list. When it is removed, its focus moves to the next entry, else to the previous one. Removing the full list
 * does not move it.
 */
export const focusToEntry = (entry: HTMLElement | null) =>
  entry
    ? () => {
        if (!entry.contains(document.activeElement)) return;
        const others = [entry.nextElementSibling, entry.previousElementSibling];
        // The microtask runs after the removal.
        queueMicrotask(() => {
          const other = others.find((each) => each?.isConnected);
          if (document.activeElement !== document.body || !other) return;
          stopsIn(other)[0]?.focus({ preventScroll: true });
        });
      }
    : undefined;

/**
 * Moves the focus when its element unmounts: otherwise it would return to the top of the page. It goes to the neighbour, or with
 * `returns` to its origin, if that still exists.
 */
export function useFocusNeighbour(
  ref: RefObject<HTMLElement | null>,
  { returns = false }: { returns?: boolean } = {},
) {
  const origin = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const gone = ref.current;
    return () => {
      if (!gone) return;
      const from = returns && origin.current instanceof HTMLElement ? origin.current : undefined;
      handFocusOn(gone, () => (from?.isConnected ? from : undefined));
    };
  }, [ref, returns]);
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) origin.current = event.relatedTarget;
    },
  };
}
