import type { FastifyInstance } from 'fastify';
import type { Config } from '../../src/platform/config/config';
import { ownOrigin } from '../own-origin';

/** Delay after a rejection; ms. The dealer may have withdrawn the listing, or the server be stopping. */
const afterError = 10_000;

/**
 * Starts when DEMO_BUYER is on. Call it once the server listens.
 * @returns a function that stops it; the server does not wait for it
 */
export function inviteListingModerator(
  { DEMO_BUYER, SERVICE_KEY }: Pick<Config, 'DEMO_BUYER' | 'SERVICE_KEY'>,
  app: Pick<FastifyInstance, 'server' | 'log'>,
): () => void {
  const origin = ownOrigin(app);
  if (!DEMO_BUYER || SERVICE_KEY === undefined || origin === undefined) return () => undefined;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function start(at: string, key: string): Promise<void> {
    // A server without a demo has no use for them.
    const [{ createListingModerator }, { httpSender }] = await Promise.all([
      import('./listing-moderator'),
      import('../buyer/marketplace-client'),
    ]);
    const moderator = createListingModerator(httpSender(at, key, stopping.signal), new Date());
    const step = async (): Promise<void> => {
      const wait = await moderator.step(new Date()).catch((error: unknown) => {
        if (!stopping.signal.aborted) app.log.debug({ err: error }, 'demo.moderator_rejected');
        return afterError;
      });
      if (stopping.signal.aborted) return;
      timer = setTimeout(() => void step(), wait).unref();
    };
    await step();
  }
  void start(origin, SERVICE_KEY);

  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
