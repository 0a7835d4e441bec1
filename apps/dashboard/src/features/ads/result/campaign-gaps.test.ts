import { expect, it } from 'vitest';
import { campaignGaps } from './campaign-gaps';

const at = (clock: string) => `2026-11-14T${clock}:00Z`;

it('returns the length of each ended pause, whatever happened during it', () => {
  const gaps = campaignGaps([
    { id: 7, at: at('20:00'), from: 'active', to: 'paused' },
    { id: 6, at: at('06:15'), from: 'paused', to: 'active' },
    { id: 5, at: at('05:00') },
    { id: 4, at: at('04:36'), from: 'active', to: 'paused' },
    { id: 3, at: at('03:30'), from: 'moderation', to: 'active' },
    { id: 2, at: at('03:00'), from: 'active', to: 'moderation' },
    { id: 1, at: at('01:00'), from: 'moderation', to: 'active' },
  ]);
  expect([...gaps]).toEqual([
    [2, 30 * 60_000],
    [4, 99 * 60_000],
  ]);
});
