import type { ReactNode } from 'react';
import type { ShownStory } from './States';
import { useDrawn } from './use-drawn';

/** What stands below a sample that is drawn on the page: seen as soon as the sample has its height, so that nothing jumps. */
export function BelowSample({ sample, children }: { sample: ShownStory; children: ReactNode }) {
  const isDrawn = useDrawn(sample.moduleExport);
  return <div style={{ visibility: isDrawn ? undefined : 'hidden' }}>{children}</div>;
}
