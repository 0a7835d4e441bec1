import type { ReactNode } from 'react';
import * as css from './page.css';
import { SectionsSkeleton } from './PageSkeleton';
import type { ShownStory } from './States';
import { useRendered } from './use-rendered';

/** Content below a rendered sample. It appears once the sample has its height, so that nothing moves. */
export function BelowSample({ sample, children }: { sample: ShownStory; children: ReactNode }) {
  const isRendered = useRendered(sample.moduleExport);
  return (
    <div className={css.belowSample}>
      {!isRendered && (
        <div className={css.belowSampleSkeleton}>
          <SectionsSkeleton />
        </div>
      )}
      {/* `visibility` would hide the elements from plays, which find them by role. */}
      <div inert={!isRendered} style={{ opacity: isRendered ? undefined : 0 }}>
        {children}
      </div>
    </div>
  );
}
