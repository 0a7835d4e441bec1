import { useState } from 'react';
import { useSettle } from './outcome';

export interface LaterPart<Part> {
  /** Undefined until it is loaded. */
  part: Part | undefined;
  /** Starts loading a part that may be needed soon. A failure is reported only once the part is needed. */
  prepare: () => void;
  /** Loads the part now. On failure the user sees an error and `onFailure` is called; the next call tries again. */
  need: (onFailure: () => void) => void;
}

/**
 * Loads a part of a component that is a separate chunk: an open list, a window. `lazy` would show nothing for 300 ms at the first
 * opening, even with a loaded chunk, and would unmount the page on failure.
 *
 * @param load gives the part
 */
export function useLaterPart<Part>(load: () => Promise<Part>): LaterPart<Part> {
  // Wrapped in an object, because React calls a state that is a function.
  const [come, setCome] = useState<{ part: Part }>();
  const settle = useSettle();
  const bring = async () => {
    const part = await load();
    setCome({ part });
  };
  return {
    part: come?.part,
    prepare: () => {
      if (!come) bring().catch(() => undefined);
    },
    need: (onFailure) => {
      if (come) return;
      const bringing = bring();
      bringing.catch(onFailure);
      settle(bringing);
    },
  };
}
