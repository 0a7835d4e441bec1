import { sendMessage, type Message } from '@karvon/api/chat';
import { uploadPhoto } from '../photos/upload-photo';
import type { OutboxRecord } from './outbox-record';

/** Calls that deliver a message. */
export interface Delivery {
  /** Uploads one photo. @returns id of the image @throws ApiError */
  upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;
  /** @throws ApiError */
  send: (record: OutboxRecord, signal: AbortSignal) => Promise<Message>;
}

/**
 * Delivery to the services. `client_id` alone prevents duplicates: an `Idempotency-Key` would also repeat a rejection
 * after its reason (a blocked room) is gone.
 */
export const delivery: Delivery = {
  upload: async (file, onProgress, signal) =>
    (await uploadPhoto(file, 'chat', { onProgress, signal })).id,
  send: ({ clientId, roomId, text, photos }, signal) => {
    const attachments = photos.flatMap(({ imageId }) => imageId ?? []);
    return sendMessage(
      roomId,
      {
        client_id: clientId,
        ...(text !== '' && { text }),
        ...(attachments.length > 0 && { attachments }),
      },
      undefined,
      { signal },
    );
  },
};
