import type { Message } from '@karvon/api/chat';
import { isApiError, isRetryable } from '@karvon/api/errors';
import type { OutboxPhoto, OutboxRecord } from './outbox-record';
import type { Delivery } from './send-outgoing';

/** What became of a try. */
export type DeliveryResult =
  | { type: 'sent'; message: Message }
  /** The server will not take it as it is; `code` stands in the namespace `errors`. */
  | { type: 'refused'; code: string }
  | { type: 'signed-out' }
  | { type: 'busy'; seconds: number }
  /** No network, or the server's own trouble. */
  | { type: 'later' };

/** What a try tells on its way. */
export interface DeliveryWatch {
  signal: AbortSignal;
  onProgress: (photo: string, share: number) => void;
  /** A photo has its id now: to be kept, so that a reload does not upload it again. */
  onUploaded: (record: OutboxRecord) => Promise<void>;
}

/** Seconds to rest where a 429 does not say. */
const rest = 5;

/** Uploads what is not uploaded, then sends the message. Never throws. */
export async function deliverRecord(
  record: OutboxRecord,
  delivery: Delivery,
  watch: DeliveryWatch,
): Promise<DeliveryResult> {
  try {
    let current = record;
    for (const photo of record.photos) {
      if (photo.imageId !== undefined) continue;
      const { key } = photo;
      // oxlint-disable-next-line no-await-in-loop -- one at a time leaves the line to the words of other rooms
      const imageId = await delivery.upload(
        new File([photo.file], photo.name, { type: photo.file.type }),
        (share) => watch.onProgress(key, share),
        watch.signal,
      );
      current = { ...current, photos: current.photos.map(withId(key, imageId)) };
      // oxlint-disable-next-line no-await-in-loop -- as above
      await watch.onUploaded(current);
    }
    return { type: 'sent', message: await delivery.send(current, watch.signal) };
  } catch (error) {
    return resultOf(error);
  }
}

const withId =
  (key: string, imageId: string) =>
  (photo: OutboxPhoto): OutboxPhoto =>
    photo.key === key ? { ...photo, imageId } : photo;

function resultOf(error: unknown): DeliveryResult {
  if (isApiError(error, 'unauthorized')) return { type: 'signed-out' };
  if (isApiError(error, 'too_many')) return { type: 'busy', seconds: error.retryAfter ?? rest };
  if (isApiError(error, 'aborted') || isRetryable(error)) return { type: 'later' };
  // The field's own code says more than "check the form".
  if (isApiError(error)) return { type: 'refused', code: error.fieldErrors[0]?.code ?? error.code };
  return { type: 'refused', code: 'unknown' };
}
