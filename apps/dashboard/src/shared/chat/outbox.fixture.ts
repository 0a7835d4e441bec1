import type { Message } from '@karvon/api/chat';
import { ApiError, type ApiErrorInit } from '@karvon/api/errors';
import { Outbox } from './outbox';
import type { OutboxRecord } from './outbox-record';
import type { OutboxStore } from './outbox-store';
import type { TabNews, Tabs } from './outbox-tabs';
import type { Delivery } from './send-outgoing';

export class Device {
  readonly kept = new Map<string, OutboxRecord>();
  isFull = false;
  readonly #tabs = new Set<(news: TabNews) => void>();
  readonly #queues = new Map<number, Promise<void>>();

  readonly store: OutboxStore = {
    read: () => Promise.resolve(structuredClone([...this.kept.values()])),
    write: (record) => {
      if (!this.isFull) this.kept.set(record.clientId, structuredClone(record));
      return Promise.resolve(!this.isFull);
    },
    remove: (clientId) => {
      this.kept.delete(clientId);
      return Promise.resolve();
    },
  };

  tab(): Tabs {
    let own: ((news: TabNews) => void) | undefined;
    return {
      notify: (news) => {
        for (const listener of this.#tabs) if (listener !== own) listener(news);
      },
      listen: (listener) => {
        own = listener;
        this.#tabs.add(listener);
        return () => this.#tabs.delete(listener);
      },
      alone: (roomId, job) => {
        const queued = (this.#queues.get(roomId) ?? Promise.resolve()).then(job, job);
        this.#queues.set(roomId, queued);
        return queued;
      },
      close: () => undefined,
    };
  }
}

/** A server that stores each `client_id` once, and fails while `rejection` is set. */
export class Server {
  readonly taken: Message[] = [];
  readonly tries: string[] = [];
  rejection: ApiErrorInit | undefined;
  losesResponse = false;
  uploads = 0;

  readonly delivery: Delivery = {
    upload: async (_file, onProgress) => {
      await Promise.resolve();
      onProgress(0.5);
      if (this.rejection !== undefined) throw new ApiError(this.rejection);
      this.uploads += 1;
      return `image-${String(this.uploads)}`;
    },
    send: async ({ clientId, roomId, text, photos }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      this.tries.push(text);
      if (this.rejection !== undefined) throw new ApiError(this.rejection);
      const first = this.taken.find((message) => message.client_id === clientId);
      const message: Message = first ?? {
        id: this.taken.length + 1,
        client_id: clientId,
        room_id: roomId,
        author: 'business',
        text,
        attachments: photos.map(({ imageId = '' }) => ({ id: imageId, url: '', thumbnail: '' })),
        created_at: '2025-11-20T09:40:00Z',
      };
      if (first === undefined) this.taken.push(message);
      if (this.losesResponse) throw new ApiError({ kind: 'offline' });
      return message;
    },
  };

  get texts(): string[] {
    return this.taken.map(({ text }) => text);
  }
}

export function setUp(device = new Device(), server = new Server()) {
  const sent: Message[] = [];
  const outbox = new Outbox({
    store: device.store,
    tabs: device.tab(),
    delivery: server.delivery,
    onSent: (message) => sent.push(message),
  });
  const seen = () => outbox.messages.get().map(({ text, state }) => `${text}: ${state}`);
  return { device, server, outbox, sent, seen };
}
