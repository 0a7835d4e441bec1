import pLimit from 'p-limit';
import type { OutboxRecord } from './outbox-record';

/** Messages sent at the same time by one tab. A browser has six connections per server, and reading needs some of them. */
const widths = { text: 3, photos: 2 } as const;

/** Limits the messages that a tab sends at once. Photos have a separate limit, so texts of other rooms never wait for uploads. */
export class OutboxLanes {
  readonly #text = pLimit(widths.text);
  readonly #photos = pLimit(widths.photos);

  /** Runs a job when the limit of its message allows it. */
  run<T>({ photos }: OutboxRecord, job: () => Promise<T>): Promise<T> {
    const hasFiles = photos.some(({ imageId }) => imageId === undefined);
    return (hasFiles ? this.#photos : this.#text)(job);
  }
}
