interface Waiting {
  wanted: number;
  start: () => void;
}

/**
 * Gives out a number of places to pieces of work, in rotation by key: whoever asks for little does not wait behind who asks for much.
 *
 * @param places how much runs at once
 * @returns a function that runs `work` when it is its key's turn and its places are free; most work takes one place
 */
export function createFairSemaphore(places: number) {
  let free = places;
  /** Queues in the order of their turns. */
  const queues = new Map<number, Waiting[]>();

  /** Starts work strictly in rotation, so that work that needs many places is not overtaken for ever by work that needs one. */
  function startWaiting(): void {
    for (const [key, queue] of queues) {
      const [next] = queue;
      if (next === undefined || next.wanted > free) return;
      queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      free -= next.wanted;
      next.start();
    }
  }

  return async function limited<T>(key: number, work: () => Promise<T>, wanted = 1): Promise<T> {
    const queue = queues.get(key) ?? [];
    const taken = Math.min(wanted, places);
    await new Promise<void>((start) => {
      queue.push({ wanted: taken, start });
      queues.set(key, queue);
      startWaiting();
    });
    try {
      return await work();
    } finally {
      free += taken;
      startWaiting();
    }
  };
}
