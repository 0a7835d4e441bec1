import { useState } from 'react';

/** Selected rows. Only rows on screen count, so that actions affect nothing hidden. */
export interface Selection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  set: (ids: readonly number[]) => void;
}

export function useSelection(rows: readonly { id: number }[]): Selection {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const visible = new Set(rows.map(({ id }) => id));
  const ids = new Set(chosen.filter((id) => visible.has(id)));
  return {
    ids,
    // Stable across selection changes: unchanged rows must not render again.
    toggle: (id) =>
      setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    set: setChosen,
  };
}
