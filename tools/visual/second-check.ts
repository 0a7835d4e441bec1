import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './compare.ts';
import { takeShots } from './shots.ts';

/** One side of a comparison. */
export interface Side {
  storybook: string;
  /** Folder of its images. */
  shots: string;
}

/** So many stories at most: where more of them differ, it is no chance. */
const most = 40;

/**
 * Takes the images that differ once more, of both sides, and with care. Edges of letters that were rendered while something moved may be a
 * pixel off, in one of a hundred images; what really changed differs again.
 *
 * @returns whether there was something to take
 */
export async function recheck(
  sides: readonly Side[],
  changes: readonly Change[],
): Promise<boolean> {
  const ids = new Set(
    changes.flatMap(({ name, kind }) => (kind === 'changed' ? [name.replace(/\.\w+$/, '')] : [])),
  );
  if (ids.size === 0 || ids.size > most) return false;
  if (!sides.every(({ storybook }) => existsSync(storybook))) return false;
  const only = new RegExp(`^(${[...ids].join('|')})$`);
  for (const { storybook, shots } of sides) {
    const again = path.join(path.dirname(shots), 'again');
    await takeShots(storybook, again, { only, isCareful: true });
    cpSync(again, shots, { recursive: true });
  }
  return true;
}
