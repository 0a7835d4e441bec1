import type { ReactNode } from 'react';
import type { ShownStory } from './States';
import { useRendered } from './use-rendered';

/** Content below a rendered sample. It appears once the sample has its height, so that nothing moves. */
export function BelowSample({ sample, children }: { sample: ShownStory; children: ReactNode }) {
  const isRendered = useRendered(sample.moduleExport);
  return (
    // Without layout nothing moves. `visibility` would hide the elements from plays, which find them by role.
    <div inert={!isRendered} style={{ contentVisibility: isRendered ? undefined : 'hidden' }}>
      {children}
    </div>
  );
}
