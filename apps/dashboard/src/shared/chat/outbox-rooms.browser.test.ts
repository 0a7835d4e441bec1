import type { Message } from '@karvon/api/chat';
import { ApiError } from '@karvon/api/errors';
import { clear } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { database } from '../form/draft-store';
import { Outbox } from './outbox';
import { createOutboxStore } from './outbox-store';
import { createTabs } from './outbox-tabs';
import type { Delivery } from './send-outgoing';

const owner = 'outbox-rooms';
const open: Outbox[] = [];

afterEach(async () => {
  for (const outbox of open.splice(0)) outbox.stop();
  await clear(database());
});

function createServer() {
  const taken: string[] = [];
  let finish: () => void = () => undefined;
  const upload = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const delivery: Delivery = {
    upload: async (_file, _onProgress, signal) => {
      await upload;
      if (signal.aborted) throw new ApiError({ kind: 'aborted' });
      return 'image-1';
    },
    send: ({ clientId, roomId, text }): Promise<Message> => {
      taken.push(text);
      return Promise.resolve({
        id: taken.length,
        client_id: clientId,
        room_id: roomId,
        author: 'business',
        text,
        attachments: [],
        created_at: '2025-11-20T09:40:00Z',
      });
    },
  };
  return { taken, delivery, finish };
}

function openTab(delivery: Delivery): Outbox {
  const [store, tabs] = [createOutboxStore(owner), createTabs(owner)];
  const outbox = new Outbox({ store, tabs, delivery, onSent: () => undefined });
  open.push(outbox);
  return outbox;
}

it('texts overtake photos of other rooms across tabs and a reload, and each message is sent once', async () => {
  const { taken, delivery, finish } = createServer();
  const [one, other] = [openTab(delivery), openTab(delivery)];
  const file = new Blob(['jpeg'], { type: 'image/jpeg' });
  one.send(701, 'album', [{ key: 'a', name: 'a.jpg', file }]);
  await expect.poll(() => other.messages.get()).toHaveLength(1);
  one.send(702, 'elsewhere');
  other.send(703, 'from the other tab');
  other.send(701, 'behind the album');
  await expect.poll(() => taken.toSorted()).toEqual(['elsewhere', 'from the other tab']);
  one.stop();
  finish();
  await expect.poll(() => taken.slice(2)).toEqual(['album', 'behind the album']);
  await expect.poll(() => other.messages.get()).toEqual([]);
  expect(await createOutboxStore(owner).read()).toEqual([]);
});
