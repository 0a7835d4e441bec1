/** What it takes to leave, in milliseconds. */
export interface ShutdownOptions {
  /** Ends the process. @default process.exit */
  end?: (code: number) => void;
  /** Called with what a step threw, and what took too long. */
  complain: (error: unknown) => void;
  /** After that long the process ends, whatever is still under way; ms. @default 9500 */
  limit?: number;
}

type Work = () => void | Promise<void>;

interface Step {
  /** Side by side, each by what it ends, in words. */
  works: Readonly<Record<string, Work>>;
  limit: number;
}

/** Gives up waiting after `limit` ms, and says for what; it is left to itself. */
async function within({ works, limit }: Step): Promise<void> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const open = new Set(Object.keys(works));
  const timer = setTimeout(
    () => reject(new Error(`Ending ${[...open].join(' and ')} took more than ${limit / 1000} s.`)),
    limit,
  );
  const ending = Object.entries(works).map(async ([name, work]) => {
    await work();
    open.delete(name);
  });
  try {
    await Promise.race([Promise.all(ending), over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs steps once, last first, whatever fails on the way, and ends the process. No step holds up the ones after it for more than its
 * limit, and all of them together no more than `limit`: who stops a server waits ten seconds and then kills it.
 */
export function createShutdown({
  end = (code) => process.exit(code),
  complain,
  limit = 9500,
}: ShutdownOptions) {
  const steps: Step[] = [];
  let lastResort: () => void = () => undefined;
  let isLeaving = false;

  async function leave(code: number): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => {
      complain(new Error(`The shutdown took more than ${limit / 1000} s and is cut short.`));
      lastResort();
      end(1);
    }, limit).unref();
    for (const step of steps.toReversed()) {
      try {
        await within(step);
      } catch (error) {
        complain(error);
      }
    }
    end(code);
  }

  return {
    /** What ends from here on is no fault. */
    isLeaving: () => isLeaving,
    /** @param works by what they end @param stepLimit ms @default 2000 */
    before(works: Step['works'], stepLimit = 2000): void {
      steps.push({ works, limit: stepLimit });
    },
    /** What must not be left behind when time runs out; it may not wait for anything. */
    atLast(work: () => void): void {
      lastResort = work;
    },
    leave,
    /** A step of the start failed: says why and leaves. Who leaves already has taken away what it needed. */
    async fail(error: unknown): Promise<void> {
      if (!isLeaving) complain(error);
      await leave(1);
    },
  };
}

export type Shutdown = ReturnType<typeof createShutdown>;
