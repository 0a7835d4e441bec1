import type { Db } from '../../../platform/db/client';

export interface Run {
  started_at: Date;
  /** null while it is running. */
  ended_at: Date | null;
}

export function createCampaignRunsRepository(db: Db) {
  return {
    async open(campaignId: number, at: Date): Promise<void> {
      await db.current
        .insertInto('campaign_runs')
        .values({ campaign_id: campaignId, started_at: at, ended_at: null })
        .execute();
    },

    async close(campaignId: number, at: Date): Promise<void> {
      await db.current
        .updateTable('campaign_runs')
        .set({ ended_at: at })
        .where('campaign_id', '=', campaignId)
        .where('ended_at', 'is', null)
        .execute();
    },

    since: (campaignId: number, time: Date): Promise<Run[]> =>
      db.current
        .selectFrom('campaign_runs')
        .select(['started_at', 'ended_at'])
        .where('campaign_id', '=', campaignId)
        .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', time)]))
        .execute(),
  };
}
