import type { Message } from '@karvon/api/chat';

/** What tabs of one user send one another. */
export type TabNews = { type: 'changed' } | { type: 'sent'; message: Message };

/** The other tabs of this user on this device. */
export interface Tabs {
  notify: (news: TabNews) => void;
  listen: (listener: (news: TabNews) => void) => () => void;
  /** Runs a job for a room, in one tab at a time; others for this room wait for their turn. */
  alone: (roomId: number, job: () => Promise<void>) => Promise<void>;
  /** Sends and receives nothing more. */
  close: () => void;
}

const isNews = (value: unknown): value is TabNews =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * Tabs by BroadcastChannel and by the browser's locks, which a killed tab gives back by itself. Where they are missing (a page over
 * plain HTTP from another machine), a tab is alone with itself; `client_id` keeps messages single all the same.
 */
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
      // What ends later has nobody to notify: a closed channel would throw.
      channel = undefined;
    },
  };
}
