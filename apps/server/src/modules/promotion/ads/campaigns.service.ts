import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { conflict, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ShowChange } from '../../foundation/notifications/notification-types';
import { type CampaignCheck, type CampaignFields } from './campaign-check';
import {
  bannersOf,
  changedFields,
  changesBetween,
  columnsOf,
  fieldsOf,
  tidy,
  updatedFields,
  wantsModeration,
} from './campaign-fields';
import { createCampaignHistoryRepository } from './campaign-history.repository';
import { segmentLabels } from './campaign-labels';
import type { CampaignLifecycle } from './campaign-lifecycle';
import type { CampaignReader } from './campaign-reader';
import { isOver } from './campaign-rules';
import type {
  Actor,
  Campaign,
  CampaignAction,
  CampaignCreate,
  CampaignUpdate,
} from './campaign-types';
import { createCampaignsRepository } from './campaigns.repository';

export interface Writer {
  actor: Actor;
  language: Language;
}

export interface CampaignsParts {
  catalog: CatalogService;
  check: CampaignCheck;
  lifecycle: CampaignLifecycle;
  reader: CampaignReader;
  showChange: ShowChange;
}

export function createCampaignsService(
  { db, clock }: Deps,
  { catalog, check, lifecycle, reader, showChange }: CampaignsParts,
) {
  const campaigns = createCampaignsRepository(db);
  const history = createCampaignHistoryRepository(db);

  async function namesOf() {
    const { brands } = (await catalog.current()).rows;
    const pockets = await campaigns.pockets();
    return (field: 'brand' | 'pocket' | 'segment', fields: CampaignFields) => {
      if (field === 'segment') return segmentLabels[fields.segment];
      if (field === 'brand')
        return fields.brand === null ? undefined : brands.get(fields.brand)?.name;
      const pocket = pockets.find(({ id }) => id === fields.pocket);
      return pocket === undefined ? undefined : { ru: pocket.name_ru, uz: pocket.name_uz };
    };
  }

  return {
    /** Submits it to the moderators. @throws Problem 422 with every wrong field */
    create: (
      access: Access,
      body: CampaignCreate,
      { actor, language }: Writer,
    ): Promise<Campaign> =>
      db.transaction(async () => {
        const fields = tidy({ ...body, brand: body.brand ?? null, pocket: body.pocket ?? null });
        const errors = await check.errors(access, fields);
        if (errors.length > 0) throw validation(errors);
        const now = clock.now();
        const row = await campaigns.insert(access, {
          ...columnsOf(fields),
          status: 'moderation',
          status_since: now,
          status_by_id: null,
          pause_reason: null,
          first_run_at: null,
          created_at: now,
          updated_at: now,
        });
        await campaigns.putBanners(row.id, bannersOf(fields));
        await history.add({ campaign_id: row.id, at: now, kind: 'created', actor });
        await lifecycle.setEnd(row);
        await showChange(access.owner, { type: 'campaign', id: row.id });
        return reader.get(access, row.id, language);
      }),

    /**
     * Changes the sent fields, all or none. A change of moderated fields submits the campaign again.
     * @throws Problem 404, 409 `campaign_over`, `price_model_locked`, 412 with the campaign as it is now, 422
     */
    update: (
      access: Access,
      id: number,
      { version, patch, actor, language }: Writer & { version?: number; patch: CampaignUpdate },
    ): Promise<Campaign> =>
      db.transaction(async () => {
        const current = () => reader.get(access, id, language);
        const row = await campaigns.lock(
          access,
          id,
          version === undefined ? undefined : { version, current },
        );
        if (isOver(row)) throw conflict('campaign_over');
        const before = fieldsOf(row, await campaigns.banners([id]));
        const after = updatedFields(before, patch, await campaigns.pockets());
        const errors = await check.errors(access, after, { row, fields: before });
        if (errors.length > 0) throw validation(errors);
        const fields = changedFields(before, after);
        if (fields.length === 0 && row.status !== 'declined') return current();

        const now = clock.now();
        const isModerated = wantsModeration(fields);
        const wasShown = row.status === 'active' || row.status === 'paused';
        const marks = row.first_run_at === null ? [] : fields;
        const changed = await campaigns.change(id, {
          ...columnsOf(after),
          ...(isModerated
            ? { changed_fields: [...new Set([...row.changed_fields, ...marks])] }
            : {}),
          updated_at: now,
        });
        if (fields.includes('banners')) await campaigns.putBanners(id, bannersOf(after));
        const changes = changesBetween(before, after, await namesOf());
        if (changes.length > 0)
          await history.add({ campaign_id: id, at: now, kind: 'changed', actor, changes });
        if (row.end_date !== changed.end_date) await lifecycle.setEnd(changed);
        const lowered =
          after.budget < before.budget ? await lifecycle.lower(changed, actor) : changed;
        if (row.status === 'declined' || (wasShown && isModerated))
          await lifecycle.submit(lowered, actor);
        await showChange(access.owner, { type: 'campaign', id });
        return current();
      }),

    /** @throws Problem 404, 409 with the allowed actions */
    act: (access: Access, id: number, action: CampaignAction, { actor, language }: Writer) =>
      db.transaction(async () => {
        const { released } = await lifecycle.act(await campaigns.lock(access, id), action, actor);
        await showChange(access.owner, { type: 'campaign', id });
        return { campaign: await reader.get(access, id, language), released };
      }),
  };
}

export type CampaignsService = ReturnType<typeof createCampaignsService>;
