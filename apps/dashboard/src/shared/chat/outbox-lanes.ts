import pLimit from 'p-limit';
import type { OutboxRecord } from './outbox-record';

/** So many messages of a tab are on their way at once; a browser has six lines to a server, and reading needs some of them. */
const widths = { text: 3, photos: 2 } as const;

/**
 * How many messages of a tab go out at once. Photos have a lane of their own: however long they take, texts of other rooms pass them.
 */
export class OutboxLanes {
  readonly #text = pLimit(widths.text);
  readonly #photos = pLimit(widths.photos);

  /** Runs a job for a message when its lane has a place. */
  run<T>({ photos }: OutboxRecord, job: () => Promise<T>): Promise<T> {
    const hasFiles = photos.some(({ imageId }) => imageId === undefined);
    return (hasFiles ? this.#photos : this.#text)(job);
  }
}
