import type { Message } from '@karvon/api/chat';

export type TabNews = { type: 'changed' } | { type: 'sent'; message: Message };

export interface Tabs {
  notify: (news: TabNews) => void;
  listen: (listener: (news: TabNews) => void) => () => void;
  /** Runs jobs of a room one at a time across tabs. */
  alone: (roomId: number, job: () => Promise<void>) => Promise<void>;
  close: () => void;
}

const isNews = (value: unknown): value is TabNews =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Connects tabs by BroadcastChannel and Web Locks. Plain HTTP has no Web Locks: tabs work alone, and `client_id` prevents duplicates. */
export function createTabs(owner: string): Tabs {
  const name = `karvon-outbox:${owner}`;
  let channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const queues = new Map<number, Promise<void>>();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only its own origin
    notify: (news) => channel?.postMessage(news),
    listen: (listener) => {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) listener(data);
      };
      const subscribed = channel;
      subscribed?.addEventListener('message', listen);
      return () => subscribed?.removeEventListener('message', listen);
    },
    alone: async (roomId, job) => {
      if ('locks' in navigator) {
        await navigator.locks.request(`${name}:${String(roomId)}`, job);
        return;
      }
      const queued = (queues.get(roomId) ?? Promise.resolve()).then(job, job);
      queues.set(roomId, queued);
      await queued;
    },
    close: () => {
      channel?.close();
      // Posting to a closed channel throws, and jobs may end later.
      channel = undefined;
    },
  };
}
