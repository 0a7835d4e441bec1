import { createRandom } from '../random';
import { createDemoBuyer } from './demo-buyer';
import { createMarketplace, httpSender } from './marketplace-client';

const seed = 31_337;
/** Delay after a rejection; ms. The server may be stopping, or its database unavailable. */
const afterError = 15_000;

export interface DemoBuyerOptions {
  origin: string;
  serviceKey: string;
  log: { debug(fields: object, text: string): void };
}

/** Continues after every rejection. @returns a function that stops the buyers at once */
export function startDemoBuyer({ origin, serviceKey, log }: DemoBuyerOptions): () => void {
  const stopping = new AbortController();
  const marketplace = createMarketplace(httpSender(origin, serviceKey, stopping.signal));
  const random = createRandom(seed);
  const buyer = createDemoBuyer(marketplace, { random, startedAt: new Date() });
  let timer: NodeJS.Timeout | undefined;

  async function step(): Promise<void> {
    const wait = await buyer.step(new Date()).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.debug({ err: error }, 'demo.buyer_rejected');
      return afterError;
    });
    if (stopping.signal.aborted) return;
    // A server that ends does not wait for buyers.
    timer = setTimeout(() => void step(), wait).unref();
  }
  void step();

  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
