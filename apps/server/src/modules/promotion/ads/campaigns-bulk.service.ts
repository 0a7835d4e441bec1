import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { validation } from '../../../platform/http/problem';
import type { CampaignReader } from './campaign-reader';
import type { CampaignsBulk, CampaignsBulkRow } from './campaign-types';
import { createCampaignsRepository } from './campaigns.repository';
import type { CampaignsService, Writer } from './campaigns.service';

interface BulkParts {
  campaigns: CampaignsService;
  reader: CampaignReader;
}

export function createCampaignsBulk({ db, clock }: Deps, { campaigns, reader }: BulkParts) {
  const rows = createCampaignsRepository(db);

  async function act(access: Access, id: number, request: CampaignsBulk, writer: Writer) {
    if (request.action !== 'extend') {
      await campaigns.act(access, id, request.action, writer);
      return;
    }
    const { end_date } = request;
    const { end_date: present } = await rows.require(access, id);
    if (end_date < present) throw validation([{ field: 'end_date', code: 'range_order' }]);
    await campaigns.update(access, id, { ...writer, patch: { end_date } });
  }

  /** Problems become results here; other errors are thrown. */
  async function attempt(access: Access, id: number, request: CampaignsBulk, writer: Writer) {
    try {
      await db.transaction(() => act(access, id, request, writer));
      return { id, ok: true };
    } catch (error) {
      const { status, code, extra } = toProblem(error);
      if (status >= 500) throw error;
      return { id, ok: false, code: extra.errors?.[0]?.code ?? code };
    }
  }

  return {
    /** @throws Problem 422 `date_in_past`, `duplicate` when the request as a whole makes no sense */
    async update(access: Access, request: CampaignsBulk, writer: Writer) {
      const { ids } = request;
      const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
      if (twice !== -1) throw validation([{ field: `ids.${twice}`, code: 'duplicate' }]);
      if (request.action === 'extend' && request.end_date < dayInTashkent(clock.now()))
        throw validation([{ field: 'end_date', code: 'date_in_past' }]);

      const outcomes = new Map<number, CampaignsBulkRow>();
      // Locked in one order everywhere, so that two requests never wait for each other.
      for (const id of ids.toSorted((a, b) => a - b))
        outcomes.set(id, await attempt(access, id, request, writer));
      const results: CampaignsBulkRow[] = [];
      for (const id of ids) {
        const outcome = outcomes.get(id);
        if (outcome === undefined) continue;
        const isThere = (await rows.find(access, id)) !== undefined;
        results.push({
          ...outcome,
          ...(isThere ? { campaign: await reader.get(access, id, writer.language) } : {}),
        });
      }
      const done = results.filter(({ ok }) => ok).length;
      return { done, failed: results.length - done, results };
    },
  };
}

export type CampaignsBulkService = ReturnType<typeof createCampaignsBulk>;
