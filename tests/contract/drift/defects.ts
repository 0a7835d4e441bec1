import { defectsOfFirstServices } from './defects-of-responses';
import { defectsOfAdopters } from './defects-of-adopters';
import { defectsOfAttention } from './defects-of-attention';
import { defectsOfBodies } from './defects-of-bodies';
import { defectsOfFrames } from './defects-of-frames';
import { defectsOfWrites } from './defects-of-writes';
import type { Defect } from './passing';

/** Defects, seeded one at a time. All but the first kind were written without knowledge of the checker. */
export const defectKinds: Readonly<Record<string, readonly Defect[]>> = {
  responses: defectsOfFirstServices,
  bodies: defectsOfBodies,
  attention: defectsOfAttention,
  writes: defectsOfWrites,
  frames: defectsOfFrames,
  adopters: defectsOfAdopters,
};

export const defects = Object.values(defectKinds).flat();
