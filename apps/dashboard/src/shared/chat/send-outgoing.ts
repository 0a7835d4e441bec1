import { sendMessage, type Message } from '@karvon/api/chat';
import { uploadPhoto } from '../photos/upload-photo';
import type { OutboxRecord } from './outbox-record';

export interface Delivery {
  upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;
  send: (record: OutboxRecord, signal: AbortSignal) => Promise<Message>;
}

/** Delivers to the services. `client_id` alone prevents duplicates: an `Idempotency-Key` would repeat a rejection after its reason is gone. */
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
