import type { Image } from '../../../platform/media/image';
import type { BuyerMessage, Message } from './chat-types';
import type { StoredMessage } from './messages.repository';

/** Row → the contract's `Message`, for the dealership: the buyer's own ids are the marketplace's business. */
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
    read_at: row.read_at?.toISOString(),
  };
}

/** Row → the contract's `BuyerMessage`: the dealership's own ids, and who of it wrote, are not the buyer's business. */
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
