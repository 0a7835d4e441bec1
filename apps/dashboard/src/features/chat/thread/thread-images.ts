import type { Message } from '@karvon/api/chat';
import type { OutgoingMessage } from '../../../shared/chat/outbox-record';

export interface ThreadImage {
  id: string;
  /** Id of its message in the list, and its index there, from 0. */
  of: string | number;
  at: number;
  src: string;
  thumb: string;
  name: string | null;
}

export type ViewedImage = Pick<ThreadImage, 'of' | 'at'>;

/** Images of a thread in order, with outgoing messages last. */
export function imagesOf(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
): ThreadImage[] {
  const sent = messages.flatMap((message) => {
    const of = message.client_id ?? message.id;
    return message.attachments.map(({ id, url, thumbnail, name }, at) => ({
      // The same image may be sent twice.
      id: `${of} ${id} ${at}`,
      of,
      at,
      src: url,
      thumb: thumbnail,
      name: name ?? null,
    }));
  });
  const own = outgoing.flatMap(({ clientId, photos }) =>
    photos.map(({ key, src, name }, at) => ({
      id: `${clientId} ${key}`,
      of: clientId,
      at,
      src,
      thumb: src,
      name,
    })),
  );
  const there = new Set(sent.map(({ of }) => of));
  return [...sent, ...own.filter(({ of }) => !there.has(of))];
}
