import type { Deps } from '../src/platform/deps';
import type { takePhotos } from './car-photos';

/** Pause between two batches of images, so that a shutdown does not wait for all of them; ms. */
const pause = 20;

/** Without Telegram there is nothing to fill. */
async function startPhones({ telegram, jobs, clock }: Deps): Promise<void> {
  if (telegram !== undefined) await jobs.schedule('demo_telegram', 1, clock.now());
}

/**
 * Runs on the first start, when DEMO is on. A timer adds the images; an interrupted one continues after the next start. Call it before
 * the timers start.
 * @param take makes the photos of the listings. @default `takePhotos`
 */
export async function prepareDemo(deps: Deps, take?: typeof takePhotos): Promise<void> {
  const { config, clock, db, jobs, log } = deps;
  jobs.registerJob('demo_pictures', async () => {
    // A server without a demo has no use for the photos.
    const { addPhotos } = await import('./add-car-photos');
    const { addPostPhotos } = await import('./telegram/post-photos');
    const { addTradeInPhotos } = await import('./trade-in-photos');
    if (await addPhotos(deps, take))
      await jobs.schedule('demo_pictures', 1, new Date(clock.now().getTime() + pause));
    else {
      await addTradeInPhotos(deps);
      await addPostPhotos(deps);
      await startPhones(deps);
    }
  });
  jobs.registerJob('demo_telegram', async () => {
    db.afterCommit(() => {
      import('./telegram/fill-phones')
        .then(({ fillPhones }) => fillPhones(deps))
        .catch((error: unknown) => log.warn({ err: error }, 'demo.telegram_failed'));
    });
  });
  if (!config.DEMO) return;
  const someone = await db.current.selectFrom('business_users').select('id').limit(1).execute();
  if (someone.length > 0) {
    const unfinished = await db.current
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'demo_pictures')
      .execute();
    if (unfinished.length === 0) await startPhones(deps);
    return;
  }
  log.info({ step: true }, 'Filling the demo dealership. The first start takes a little longer.');
  const { seedDemo } = await import('./seed-demo');
  if (await seedDemo(deps)) log.info('demo.filled');
}
