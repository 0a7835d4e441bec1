import pLimit from 'p-limit';
import type { OutboxRecord } from './outbox-record';

/** Messages that one tab sends at once. Browsers open six connections per server, and reading needs some of them. */
const widths = { text: 3, photos: 2 } as const;

/** Limits the messages that a tab sends at once. Photos have a separate limit, so that texts never wait for uploads. */
export class OutboxLanes {
  readonly #text = pLimit(widths.text);
  readonly #photos = pLimit(widths.photos);

  run<T>({ photos }: OutboxRecord, job: () => Promise<T>): Promise<T> {
    const hasFiles = photos.some(({ imageId }) => imageId === undefined);
    return (hasFiles ? this.#photos : this.#text)(job);
  }
}
