import { useState } from 'react';

/** What is selected in a list: only rows on screen, so that nobody acts on what they do not see. */
export interface Selection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects just these. */
  set: (ids: readonly number[]) => void;
}

/** The selection of a list. @param rows on screen: an id that is not among them counts for nothing */
export function useSelection(rows: readonly { id: number }[]): Selection {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const visible = new Set(rows.map(({ id }) => id));
  const ids = new Set(chosen.filter((id) => visible.has(id)));
  return {
    ids,
    // Of nothing that changes with the selection: rows that stay as they are must not be rendered again.
    toggle: (id) =>
      setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    set: setChosen,
  };
}
