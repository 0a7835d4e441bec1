import { createFeedExportsService } from '../src/modules/stock/feeds/feed-exports.service';
import { createSecretBox } from '../src/modules/stock/feeds/secret-box';
import type { Deps } from '../src/platform/deps';
import { businessAccess } from '../src/platform/values/access';
import { day, hour, minute } from '../src/platform/values/clock';
import { type Owner, founderOf } from '../src/platform/values/owner';

/** Cars of the last good run. The local dealer's site has the first twelve. */
const cars = 40;
const left = 12;

/** A feed that is held, since most of its cars are gone, and one that others read. */
export async function storeFeeds(deps: Deps, owner: Owner): Promise<void> {
  const { db, clock, config } = deps;
  const box = createSecretBox(config);
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const { id: avtosalon_id } = await db.current
    .selectFrom('avtosalons')
    .select('id')
    .where('business_user_id', '=', owner)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const address = `${config.FEED_LOCAL_ORIGIN ?? 'https://karvon-motors.example'}/cars.xml`;
  const keys = Array.from({ length: cars }, (_, at) => `S-${String(101 + at)}`);
  const { id: feed_id } = await db.current
    .insertInto('feed_sources')
    .values({
      business_user_id: owner,
      name: 'Сайт салона',
      url_sealed: box.seal(address),
      host: new URL(address).host,
      format: 'auto',
      avtosalon_id,
      schedule: 'hour',
      fresh: 'draft',
      gone: 'deactivate',
      keep_edits: true,
      is_auto: true,
      created_by: founderOf(owner),
      found_format: 'cars',
      keys,
      loaded_at: ago(3 * hour),
      created_at: ago(60 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = { feed_id, is_manual: false, format: 'cars' as const, before: cars };
  const hours = [7, 6, 5, 4, 3];
  await db.current
    .insertInto('feed_runs')
    .values([
      ...hours.map((count) => ({
        ...run,
        state: 'unchanged' as const,
        cars,
        started_at: ago(count * hour),
        ended_at: ago(count * hour),
      })),
      {
        ...run,
        state: 'held',
        held_reason: 'gone',
        cars: left,
        gone: cars - left,
        keys: keys.slice(0, left),
        content_hash: 'demo',
        held_since: ago(2 * hour),
        started_at: ago(2 * hour),
        ended_at: ago(2 * hour),
      },
    ])
    .execute();
  const { id } = await createFeedExportsService(deps, box).create(
    businessAccess(owner),
    { name: 'Доска объявлений', format: 'cars' },
    'http://localhost',
  );
  await db.current
    .updateTable('feed_exports')
    .set({
      created_at: ago(40 * day),
      last_read_at: ago(12 * minute),
      last_reader: 'AvtoBoard/2.1',
    })
    .where('id', '=', id)
    .execute();
}
