import {
  type Access,
  inAllShowrooms,
  storedShowrooms,
  userOf,
} from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { conflict, validation } from '../../../platform/http/problem';
import { publicLink } from '../../../platform/http/public-link';
import type { BodyOf } from '../../../platform/values/contract';
import type { FeedImports } from '../imports/feed-imports';
import type { FeedRunner } from './feed-runner';
import { type FeedSource, actionsOf, toRun, toSource } from './feed-sources.mapper';
import type { FeedSourceRow, FeedSourcesRepository } from './feed-sources.repository';
import type { SecretBox } from './secret-box';

const mostFeeds = 10;

export function createFeedSourcesService(
  { db, clock, config }: Deps,
  {
    repository,
    imports,
    runner,
    box,
  }: {
    repository: FeedSourcesRepository;
    imports: FeedImports;
    runner: FeedRunner;
    box: SecretBox;
  },
) {
  async function shown(row: FeedSourceRow): Promise<FeedSource> {
    const run = await repository.lastRun(row.id);
    const isUnchanged = run?.state === 'unchanged';
    const id = isUnchanged ? await repository.lastImport(row.id) : run?.import_id;
    const counts = id == null ? undefined : (await imports.counts([id]))(id);
    if (!isUnchanged) return toSource(row, run, counts, undefined);
    const waiting =
      id == null || counts === undefined ? undefined : { import_id: id, choice: counts.choice };
    return toSource(row, run, undefined, waiting);
  }
  const again = async (access: Access, id: number) => shown(await repository.require(access, id));

  /** @throws Problem 422 */
  function addressOf(text: string) {
    const isLocal = URL.canParse(text) && new URL(text).origin === config.FEED_LOCAL_ORIGIN;
    const address = isLocal ? text : publicLink(text);
    if (address === undefined) throw validation([{ field: 'url', code: 'feed_address' }]);
    return { url_sealed: box.seal(address), host: new URL(address).host };
  }

  /** @throws Problem 422 */
  async function requireSalon({ owner, showrooms }: Access, id: number): Promise<void> {
    const own = await repository.salons(owner);
    if (!own.includes(id) || showrooms?.includes(id) === false)
      throw validation([{ field: 'avtosalon', code: 'unknown_reference' }]);
  }

  return {
    async list(access: Access) {
      const results: FeedSource[] = [];
      for (const row of await repository.all(access)) results.push(await shown(row));
      return { results };
    },

    /** @throws Problem 422 */
    create: (access: Access, body: BodyOf<'createFeedSource'>) =>
      repository.exclusive(access, async () => {
        await requireSalon(access, body.avtosalon);
        const address = addressOf(body.url);
        if ((await repository.all(inAllShowrooms(access))).length >= mostFeeds)
          throw validation([], 'too_many_feeds');
        const row = await repository.insert(access, {
          name: body.name.trim(),
          ...address,
          format: body.format ?? 'auto',
          avtosalon_id: body.avtosalon,
          schedule: body.schedule ?? 'hour',
          ...(body.at !== undefined && { at: body.at }),
          fresh: body.fresh ?? 'draft',
          gone: body.gone ?? 'nothing',
          keep_edits: body.keep_edits ?? true,
          created_by: userOf(access),
          showrooms: storedShowrooms(access),
          etag: null,
          last_modified: null,
          content_hash: null,
          skipped_hash: null,
          accepted_hash: null,
          found_format: null,
          loaded_at: null,
          failing_since: null,
          paused_at: null,
          next_run_at: null,
          created_at: clock.now(),
        });
        return shown(row);
      }),

    /** @throws Problem 404; 412; 422 */
    update: (access: Access, id: number, version: number, body: BodyOf<'updateFeedSource'>) =>
      db.transaction(async () => {
        const row = await repository.lock(access, id, { version, current: shown });
        if (body.avtosalon !== undefined) await requireSalon(access, body.avtosalon);
        if (body.is_auto === true && row.loaded_at === null)
          throw validation([{ field: 'is_auto', code: 'feed_first_run' }]);
        const { url, avtosalon, name, ...rest } = body;
        const isNewAddress = url !== undefined;
        const changed = await repository.update(access, id, {
          ...rest,
          ...(name !== undefined && { name: name.trim() }),
          ...(avtosalon !== undefined && { avtosalon_id: avtosalon }),
          ...(isNewAddress && {
            ...addressOf(url),
            etag: null,
            last_modified: null,
            content_hash: null,
          }),
          ...(body.is_auto === true && { paused_at: null, failing_since: null, failures: 0 }),
          created_by: userOf(access),
          showrooms: storedShowrooms(access),
        });
        const isTimed =
          body.is_auto !== undefined || body.schedule !== undefined || body.at !== undefined;
        if (isTimed) await runner.scheduleNext(changed);
        return again(access, id);
      }),

    /** @throws Problem 404 */
    remove: (access: Access, id: number): Promise<void> =>
      db.transaction(async () => {
        const row = await repository.lock(access, id);
        await runner.scheduleAt(row, null);
        await repository.delete(access, id);
      }),

    /** @throws Problem 404; 409 */
    run: (access: Access, id: number) =>
      db.transaction(async () => {
        const row = await repository.lock(access, id);
        const allowed = actionsOf(row, await repository.lastRun(id));
        if (!allowed.includes('run')) throw conflict('transition_not_allowed', allowed);
        // The run of an automatic feed writes what is sure, also when it is started by hand.
        await repository.addRun({
          feed_id: id,
          is_manual: !row.is_auto,
          started_at: clock.now(),
        });
        // The content is read again, to plan it again.
        await repository.note(id, {
          etag: null,
          last_modified: null,
          content_hash: null,
          skipped_hash: null,
        });
        await runner.scheduleAt(row, clock.now());
        return again(access, id);
      }),

    /** @throws Problem 404; 409 */
    resolve: (access: Access, id: number, { run_id, decision }: BodyOf<'resolveFeedRun'>) =>
      db.transaction(async () => {
        const row = await repository.lock(access, id);
        const run = await repository.lastRun(id);
        const allowed = actionsOf(row, run);
        if (run === undefined || run.id !== run_id || !allowed.includes(decision))
          throw conflict('transition_not_allowed', allowed);
        const now = clock.now();
        if (decision === 'skip') {
          await repository.changeRun(run.id, { state: 'skipped', ended_at: now });
          await repository.note(id, { skipped_hash: run.content_hash });
          return again(access, id);
        }
        await repository.note(id, { accepted_hash: run.content_hash });
        await repository.addRun({ feed_id: id, is_manual: !row.is_auto, started_at: now });
        await runner.scheduleAt(row, now);
        return again(access, id);
      }),

    /** @throws Problem 404 */
    async runs(access: Access, id: number, query: { page: number; size: number }) {
      await repository.require(access, id);
      const { rows, count } = await repository.runPage(id, query);
      const counts = await imports.counts(rows.flatMap(({ import_id }) => import_id ?? []));
      return {
        count,
        results: rows.map((run) =>
          toRun(run, run.import_id === null ? undefined : counts(run.import_id)),
        ),
      };
    },
  };
}

export type FeedSourcesService = ReturnType<typeof createFeedSourcesService>;
