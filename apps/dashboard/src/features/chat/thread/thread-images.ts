import type { Message } from '@karvon/api/chat';
import type { OutgoingMessage } from '../../../shared/chat/outbox-record';

/** An image of the thread, for the viewer. */
export interface ThreadImage {
  /** Unique in the thread. */
  id: string;
  /** Name of its message in the list, and its place there, from 0. */
  of: string | number;
  at: number;
  src: string;
  thumb: string;
  name: string | null;
}

/** Which image of which message. */
export type ViewedImage = Pick<ThreadImage, 'of' | 'at'>;

/** Every image of a thread in its order, those on their way last: the viewer goes from one to the next. */
export function imagesOf(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
): ThreadImage[] {
  const sent = messages.flatMap((message) => {
    const of = message.client_id ?? message.id;
    return message.attachments.map(({ id, url, thumbnail, name }, at) => ({
      // One image may go out twice.
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
