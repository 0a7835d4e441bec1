interface Waiting {
  wanted: number;
  start: () => void;
}

/** Rotates by key: a key with little work does not wait behind one with much. Most work takes one of the places. */
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
