export interface ShutdownOptions {
  /** Ends the process. @default process.exit */
  end?: (code: number) => void;
  /** Called for each error of a step, and for each step that took too long. */
  complain: (error: unknown) => void;
  /** Time after which the process ends regardless of pending work; ms. @default 9500 */
  limit?: number;
}

type Work = () => void | Promise<void>;

interface Step {
  /** Work to run concurrently, by a description of what it ends. */
  works: Readonly<Record<string, Work>>;
  limit: number;
}

/** Waits for a step. @throws Error after `limit` ms with the names of the pending works, which continue on their own */
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
 * Runs steps once, last first, and ends the process, with 1 if a step failed. A step delays the next one by at most
 * its limit, and the end by at most `limit`: service managers wait ten seconds before they kill a process.
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
    let isComplete = true;
    for (const step of steps.toReversed()) {
      try {
        await within(step);
      } catch (error) {
        isComplete = false;
        complain(error);
      }
    }
    end(isComplete ? code : 1);
  }

  return {
    /** Connections that close after the first signal are no error. */
    isLeaving: () => isLeaving,
    /** @param works by what they end @param stepLimit ms @default 2000 */
    before(works: Step['works'], stepLimit = 2000): void {
      steps.push({ works, limit: stepLimit });
    },
    /** Sets the work that is done at once when time runs out, such as killing a child process. */
    atLast(work: () => void): void {
      lastResort = work;
    },
    leave,
    /** Exits after an error of the start. During a shutdown such errors are its consequence and are not reported. */
    async fail(error: unknown): Promise<void> {
      if (!isLeaving) complain(error);
      await leave(1);
    },
  };
}

export type Shutdown = ReturnType<typeof createShutdown>;
