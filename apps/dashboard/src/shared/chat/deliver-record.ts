import type { Message } from '@karvon/api/chat';
import { isApiError, isRetryable } from '@karvon/api/errors';
import type { OutboxPhoto, OutboxRecord } from './outbox-record';
import type { Delivery } from './send-outgoing';

export type DeliveryResult =
  | { type: 'sent'; message: Message }
  /** A permanent rejection. `code` is in the namespace `errors`; `photos` are the message's current photos. */
  | { type: 'rejected'; code: string; photos: readonly OutboxPhoto[] }
  | { type: 'signed-out' }
  | { type: 'busy'; seconds: number }
  /** No network, or a server error with a `code` of the namespace `errors`. */
  | { type: 'later'; code?: string };

export interface DeliveryWatch {
  signal: AbortSignal;
  onProgress: (photo: string, share: number) => void;
  /** Called with the image's id, to be stored so that a reload does not upload the photo again. */
  onUploaded: (record: OutboxRecord) => Promise<void>;
}

/** Seconds to wait after a 429 without `Retry-After`. */
const rest = 5;

/** Uploads pending photos, then sends the message. All photos are tried, so all errors are reported at once. Never throws. */
export async function deliverRecord(
  record: OutboxRecord,
  delivery: Delivery,
  watch: DeliveryWatch,
): Promise<DeliveryResult> {
  let current = record;
  try {
    for (const { key, imageId } of record.photos) {
      if (imageId !== undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- one at a time leaves the line to other rooms
      current = await withPhoto(current, key, delivery, watch);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await watch.onUploaded(current);
    }
    const code = current.photos.find(({ refusal }) => refusal !== undefined)?.refusal;
    if (code !== undefined) return { type: 'rejected', code, photos: current.photos };
    return { type: 'sent', message: await delivery.send(current, watch.signal) };
  } catch (error) {
    return resultOf(error, current.photos);
  }
}

/** Uploads one photo. @returns the message with the image's id or a rejection code @throws ApiError when a retry may help */
async function withPhoto(
  record: OutboxRecord,
  key: string,
  delivery: Delivery,
  { onProgress, signal }: DeliveryWatch,
): Promise<OutboxRecord> {
  const upload = async (photo: OutboxPhoto): Promise<OutboxPhoto> => {
    if (photo.key !== key) return photo;
    const { refusal: _refusal, ...rest } = photo;
    const file = new File([photo.file], photo.name, { type: photo.file.type });
    try {
      const imageId = await delivery.upload(file, (share) => onProgress(key, share), signal);
      return { ...rest, imageId };
    } catch (error) {
      const result = resultOf(error, []);
      if (result.type !== 'rejected') throw error;
      return { ...rest, refusal: result.code };
    }
  };
  return { ...record, photos: await Promise.all(record.photos.map(upload)) };
}

function resultOf(error: unknown, photos: readonly OutboxPhoto[]): DeliveryResult {
  if (isApiError(error, 'unauthorized')) return { type: 'signed-out' };
  if (isApiError(error, 'too_many')) return { type: 'busy', seconds: error.retryAfter ?? rest };
  if (isApiError(error, 'aborted', 'offline')) return { type: 'later' };
  if (!isApiError(error)) return { type: 'rejected', code: 'unknown', photos };
  if (isRetryable(error)) return { type: 'later', code: error.code };
  return {
    type: 'rejected',
    // The field's own code is more precise than "check the form".
    code: error.fieldErrors[0]?.code ?? error.code,
    photos: photos.map((photo, at) => {
      if (!error.fieldErrors.some(({ field }) => field === `attachments.${at}`)) return photo;
      const { imageId: _imageId, ...others } = photo;
      return others;
    }),
  };
}
