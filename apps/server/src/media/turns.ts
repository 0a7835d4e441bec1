/**
 * Gives out a number of places to pieces of work; those for which there are none left wait in order.
 * @returns a function that runs `work` when its places are free; most work takes one
 */
export function createTurns(places: number) {
  let free = places;
  const waiting: { wanted: number; start: () => void }[] = [];

  /** Strictly in order: what wants many places is not overtaken for ever by what wants one. */
  function startWaiting(): void {
    for (let next = waiting[0]; next !== undefined && next.wanted <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.wanted;
      next.start();
    }
  }

  return async function inTurn<T>(work: () => Promise<T>, wanted = 1): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push({ wanted: Math.min(wanted, places), start });
      startWaiting();
    });
    try {
      return await work();
    } finally {
      free += Math.min(wanted, places);
      startWaiting();
    }
  };
}
