import type { Image } from '../../../platform/media/image';
import type { BuyerMessage, Message } from './chat-types';
import type { StoredMessage } from './messages.repository';

/** Maps a message for the dealership, without the buyer's own ids. */
export function toMessage(row: StoredMessage, images: ReadonlyMap<string, Image>): Message {
  const isOurs = row.author === 'business';
  return {
    id: row.id,
    client_id: isOurs ? row.client_id : undefined,
    room_id: row.room_id,
    business_owner_id: row.author_id ?? undefined,
    author: row.author,
    text: row.text,
    attachments: row.attachments.flatMap((id) => images.get(id) ?? []),
    created_at: row.created_at.toISOString(),
    delivery:
      row.delivery === null
        ? undefined
        : { state: row.delivery, reason: row.delivery_reason ?? undefined },
    edited_at: row.edited_at?.toISOString(),
    read_at: row.read_at?.toISOString(),
  };
}

/** Maps a message for the buyer, without the dealership's ids and the author's name. */
export function toBuyerMessage(
  row: StoredMessage,
  images: ReadonlyMap<string, Image>,
): BuyerMessage {
  return {
    id: row.id,
    client_id: row.author === 'client' ? row.client_id : undefined,
    author: row.author,
    text: row.text,
    attachments: row.attachments.flatMap((id) => images.get(id) ?? []),
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString(),
  };
}
