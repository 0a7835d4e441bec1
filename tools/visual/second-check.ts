import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './compare.ts';
import { takeShots } from './shots.ts';

export interface Side {
  storybook: string;
  shots: string;
}

/** More differences are no coincidence. */
const most = 40;

/**
 * Takes differing images again, repeatedly: one in a hundred has letters a pixel off. Real changes differ again.
 * @returns false when nothing was taken
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
