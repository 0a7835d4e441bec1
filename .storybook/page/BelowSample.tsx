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
      <div style={{ visibility: isRendered ? undefined : 'hidden' }}>{children}</div>
    </div>
  );
}
