import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { createLimiter } from '../../../platform/http/limiter';
import { notFound, validation } from '../../../platform/http/problem';
import { fullName } from '../../../platform/media/image';
import type { Access } from '../../../platform/values/access';
import { day, hour, second } from '../../../platform/values/clock';
import type { BodyOf, ResponseOf } from '../../../platform/values/contract';
import { documentOf } from './feed-document';
import { type FeedExportRow, createFeedExportsRepository } from './feed-exports.repository';
import type { SecretBox } from './secret-box';

type FeedExport = ResponseOf<'listFeedExports'>['results'][number];

const mostFeeds = 10;
const readsPerHour = 60;
const longestReader = 100;
const tokenBytes = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const endings = { cars: 'xml', json: 'json' } as const;

export interface FeedRead {
  tag: string;
  type: string;
  body: string;
}

/** Feeds that others read. `origin` is where the caller sees the server, unless `PUBLIC_ORIGIN` is set. */
export function createFeedExportsService(deps: Deps, box: SecretBox) {
  const { db, clock, config, media } = deps;
  const repository = createFeedExportsRepository(db);
  const limiter = createLimiter(deps);

  const absolute = (address: string, origin: string) =>
    new URL(address, config.PUBLIC_ORIGIN ?? origin).href;

  const urlOf = ({ token_sealed, format }: FeedExportRow, origin: string) => {
    const token = box.open(token_sealed);
    return token === undefined
      ? undefined
      : absolute(`${config.MAIN_BASE}/feeds/${token}.${endings[format]}`, origin);
  };

  async function shown(row: FeedExportRow, origin: string): Promise<FeedExport> {
    const isOldValid = row.old_until !== null && row.old_until > clock.now();
    return {
      id: row.id,
      version: row.version,
      name: row.name,
      format: row.format,
      avtosalons: row.avtosalons,
      with_vin: row.with_vin,
      is_on: row.is_on,
      url: urlOf(row, origin),
      cars: await repository.carCount(row),
      created_at: row.created_at.toISOString(),
      old_until: isOldValid ? row.old_until?.toISOString() : undefined,
      last_read_at: row.last_read_at?.toISOString(),
      last_reader: row.last_reader ?? undefined,
    };
  }

  /** Members of certain showrooms see feeds of these showrooms only. */
  const isVisible = ({ showrooms }: Access, { avtosalons }: Pick<FeedExportRow, 'avtosalons'>) =>
    showrooms === undefined ||
    (avtosalons.length > 0 && avtosalons.every((id) => showrooms.includes(id)));

  /** @throws Problem 422 for showrooms of others, and for all showrooms by a member of certain ones */
  async function requireSalons(access: Access, avtosalons: readonly number[]): Promise<void> {
    const own = await repository.salons(access.owner);
    if (
      !isVisible(access, { avtosalons: [...avtosalons] }) ||
      avtosalons.some((id) => !own.includes(id))
    )
      throw validation([{ field: 'avtosalons', code: 'unknown_reference' }]);
  }

  /** @throws Problem 404 */
  async function lock(access: Access, id: number): Promise<FeedExportRow> {
    const row = await repository.lock(access, id);
    if (!isVisible(access, row)) throw notFound();
    return row;
  }

  function newToken() {
    const token = randomBytes(tokenBytes).toString('base64url');
    return { token_hash: hashOf(token), token_sealed: box.seal(token) };
  }

  return {
    async list(access: Access, origin: string) {
      const rows = await repository.all(access);
      const results: FeedExport[] = [];
      for (const row of rows) if (isVisible(access, row)) results.push(await shown(row, origin));
      return { results };
    },

    /** @throws Problem 422 */
    create: (access: Access, body: BodyOf<'createFeedExport'>, origin: string) =>
      repository.exclusive(access, async () => {
        const { name, format, avtosalons = [], with_vin = false } = body;
        await requireSalons(access, avtosalons);
        if ((await repository.all(access)).length >= mostFeeds)
          throw validation([], 'too_many_feeds');
        const row = await repository.insert(access, {
          name: name.trim(),
          format,
          avtosalons,
          with_vin,
          ...newToken(),
          old_hash: null,
          old_until: null,
          last_read_at: null,
          last_reader: null,
          created_at: clock.now(),
        });
        return shown(row, origin);
      }),

    /** @throws Problem 404; 412; 422 */
    update: (
      access: Access,
      id: number,
      {
        version,
        origin,
        ...body
      }: BodyOf<'updateFeedExport'> & { version: number; origin: string },
    ) =>
      db.transaction(async () => {
        const row = await lock(access, id);
        if (body.avtosalons !== undefined) await requireSalons(access, body.avtosalons);
        const changed = await repository.update(access, row.id, body, {
          version,
          current: (current) => shown(current, origin),
        });
        return shown(changed, origin);
      }),

    /** @throws Problem 404 */
    rotate: (access: Access, id: number, old: BodyOf<'rotateFeedExport'>['old'], origin: string) =>
      db.transaction(async () => {
        const row = await lock(access, id);
        const changed = await repository.update(access, id, {
          ...newToken(),
          old_hash: old === 'day' ? row.token_hash : null,
          old_until: old === 'day' ? new Date(clock.now().getTime() + day) : null,
        });
        return shown(changed, origin);
      }),

    /** @throws Problem 404 */
    remove: (access: Access, id: number): Promise<void> =>
      db.transaction(async () => {
        await lock(access, id);
        await repository.delete(access, id);
      }),

    /** @throws Problem 404 for an unknown token and a feed that is off; 429 */
    async read(
      { token, format }: { token: string; format: string },
      { origin, reader }: { origin: string; reader: string | undefined },
    ): Promise<FeedRead> {
      const hash = hashOf(token);
      const row = await repository.byToken(hash, clock.now());
      if (row === undefined || !row.is_on || endings[row.format] !== format) throw notFound();
      await limiter.take([{ bucket: `feed ${hash}`, max: readsPerHour, seconds: hour / second }]);
      const cars = await repository.cars(row);
      const body = documentOf(
        row.format,
        cars.map((car) => ({
          ...car,
          vin: row.with_vin ? car.vin : null,
          url: config.LISTING_URL?.replace('{id}', String(car.id)),
          photos: car.photos.map((id) => absolute(media.url(fullName(id)), origin)),
        })),
      );
      await repository.wasRead(
        row.id,
        clock.now(),
        reader === undefined || reader.trim() === '' ? null : reader.trim().slice(0, longestReader),
      );
      return {
        tag: `"f${createHash('sha256').update(body).digest('base64url').slice(0, 32)}"`,
        type: `application/${endings[row.format]}; charset=utf-8`,
        body,
      };
    },
  };
}

export type FeedExportsService = ReturnType<typeof createFeedExportsService>;
