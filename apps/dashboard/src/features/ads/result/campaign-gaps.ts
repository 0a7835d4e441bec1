import type { CampaignEvent } from '@karvon/api/main';

type Move = Pick<CampaignEvent, 'id' | 'at' | 'from' | 'to'>;

/** Milliseconds without views by id of the stopping event, without an unfinished gap. @param events newest first */
export function campaignGaps(events: readonly Move[]): ReadonlyMap<number, number> {
  const gaps = new Map<number, number>();
  let off: Move | undefined;
  for (const event of events.toReversed()) {
    if (event.from === 'active' && event.to !== undefined) off = event;
    if (event.to === 'active' && off !== undefined) {
      gaps.set(off.id, Date.parse(event.at) - Date.parse(off.at));
      off = undefined;
    }
  }
  return gaps;
}
