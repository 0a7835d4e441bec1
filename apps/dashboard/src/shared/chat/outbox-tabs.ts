import type { Message } from '@karvon/api/chat';

/** Messages between tabs of one user. */
export type TabNews = { type: 'changed' } | { type: 'sent'; message: Message };

/** The other tabs of this user on this device. */
export interface Tabs {
  notify: (news: TabNews) => void;
  listen: (listener: (news: TabNews) => void) => () => void;
  /** Runs a job for a room in one tab at a time. Other jobs of the room wait. */
  alone: (roomId: number, job: () => Promise<void>) => Promise<void>;
  /** Sends and receives nothing more. */
  close: () => void;
}

const isNews = (value: unknown): value is TabNews =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * Connects tabs by BroadcastChannel and the Web Locks API, which releases locks of a killed tab. Without them (plain
 * HTTP from another machine) each tab works alone; `client_id` still prevents duplicates.
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
      // Jobs that end later must not post: a closed channel would throw.
      channel = undefined;
    },
  };
}
