import type { OutboxRecord } from './outbox-record';

/** So many messages of a tab are on their way at once; a browser has six lines to a server, and reading needs some of them. */
const widths = { words: 3, photos: 2 } as const;

/** So many jobs at once, the others in their order. */
class Lane {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(width: number) {
    this.#free = width;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    try {
      return await job();
    } finally {
      // The place is handed on: nobody who comes meanwhile takes it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/**
 * How many messages of a tab go out at once. Photos have a lane of their own: however long they take, words of other rooms pass them.
 */
export class OutboxLanes {
  readonly #words = new Lane(widths.words);
  readonly #photos = new Lane(widths.photos);

  /** Runs a job for a message when its lane has a place. */
  run<T>({ photos }: OutboxRecord, job: () => Promise<T>): Promise<T> {
    const hasFiles = photos.some(({ imageId }) => imageId === undefined);
    return (hasFiles ? this.#photos : this.#words).run(job);
  }
}
