import {
  getListRoomsInfiniteQueryKey,
  listEvents,
  readAllMessages,
  type ChatEvent,
} from '@karvon/api/chat';
import { ChatSocket } from '@karvon/api/socket';
import { socketAddress } from '@karvon/api/socket-address';
import type { SocketFrame } from '@karvon/api/socket-frames';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { announceEvent, refreshAll } from '../notifications/notification-events';
import { keepChanges } from '../offline/keep-changes';
import { showTitleCount } from '../routing/document-title';
import { untilThere } from '../routing/when-reachable';
import { runtimeSettings } from '../runtime-settings';
import { endSession } from '../session/session';
import { workChanged } from '../work/work-changes';
import { CacheUpdater } from './cache/cache-updater';
import { chatQueries } from './cache/chat-caches';
import { logChat } from './chat-log';
import { totalUnreadQuery } from './chat-queries';
import { ConnectionWatch } from './connection';
import { Outbox } from './outbox';
import { createOutboxStore } from './outbox-store';
import { createTabs } from './outbox-tabs';
import { PresenceWatch } from './presence-watch';
import { ReadMarker } from './read-marker';
import { RoomDrafts } from './room-drafts';
import { delivery } from './send-outgoing';
import { StreamRunner } from './stream-runner';
import { unreadTotal } from './unread-total';

/** The contract's maximum page size of `listEvents`. */
const eventsAtOnce = 500;

/** Connection, caches and outgoing messages of a user. They outlive pages. */
export class ChatEngine {
  readonly outbox: Outbox;
  readonly drafts: RoomDrafts;
  readonly presence: PresenceWatch;
  readonly marker: ReadMarker;
  readonly #client: QueryClient;
  readonly #socket: ChatSocket;
  readonly #updater: CacheUpdater;
  readonly #stream: StreamRunner;
  readonly #watch = new ConnectionWatch();
  readonly #left = new AbortController();
  #wasOpen = false;

  /** @param owner id of the user, to whom outbox and drafts belong */
  constructor(client: QueryClient, owner: string) {
    this.#client = client;
    this.#updater = new CacheUpdater(client);
    this.#stream = new StreamRunner({
      listEvents: (epoch, since) => listEvents({ epoch, since, limit: eventsAtOnce }),
      apply: (event) => this.#apply(event),
      loadAll: (isFirst) => {
        this.#updater.loadAll();
        if (!isFirst) refreshAll();
      },
      log: logChat,
    });
    this.presence = new PresenceWatch(() => {
      for (const room_id of onlineRooms(client)) {
        this.#updater.apply({ action: 'presence', room_id, is_online: false });
      }
    });
    this.marker = new ReadMarker({
      readAll: (roomId, upTo) =>
        readAllMessages(roomId, upTo === undefined ? undefined : { up_to: upTo }),
      refreshRooms: () =>
        void client.invalidateQueries({ queryKey: getListRoomsInfiniteQueryKey() }),
      isWatched: () => document.visibilityState === 'visible' && document.hasFocus(),
    });
    this.drafts = new RoomDrafts(owner);
    this.outbox = new Outbox({
      store: createOutboxStore(owner),
      tabs: createTabs(owner),
      delivery,
      onSent: (message) =>
        this.#updater.apply({ action: 'sent', room_id: message.room_id, message }),
    });
    this.#socket = new ChatSocket({
      address: () => socketAddress(runtimeSettings().socketCredential ?? 'token', location.href),
      loadParser: async () =>
        (await untilThere(() => import('@karvon/api/socket-frames'))).parseFrame,
      onOpen: () => this.#opened(),
      onFrame: (frame) => this.#take(frame),
      onInvalid: (reason) => {
        logChat('a frame breaks the contract', reason);
        this.#stream.take({ type: 'invalid' });
      },
      onState: (state) => {
        this.#watch.socket(state);
        this.presence.line(state === 'open');
      },
      onUnauthorized: endSession,
    });
  }

  get connection() {
    return this.#watch.connection;
  }

  start(): void {
    const { signal } = this.#left;
    this.#watch.online(navigator.onLine);
    addEventListener('online', () => this.#online(true), { signal });
    addEventListener('offline', () => this.#online(false), { signal });
    addEventListener('focus', () => this.marker.check(), { signal });
    addEventListener('pagehide', () => this.drafts.flush(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState !== 'visible') return;
        this.#socket.wake();
        this.marker.check();
      },
      { signal },
    );
    this.#showUnread();
    keepChanges(this.#client, signal);
    void this.outbox.start();
    this.#socket.start();
  }

  stop(): void {
    this.#left.abort();
    this.#socket.stop();
    this.#stream.stop();
    this.#updater.dispose();
    this.#watch.dispose();
    this.presence.dispose();
    this.outbox.stop();
    this.drafts.stop();
    unreadTotal.set(undefined);
    showTitleCount(0);
  }

  /** Reconnects at once; the screen offers it after 20 failed attempts. */
  reconnect(): void {
    this.#socket.reconnect();
    this.outbox.wake();
  }

  enterRoom(roomId: number | undefined): void {
    this.#socket.enterRoom(roomId);
  }

  type(roomId: number): void {
    this.#socket.typing(roomId);
  }

  /** Shows the unread count on every page. The observer keeps its query alive when no screen reads it. */
  #showUnread(): void {
    const observer = new QueryObserver(this.#client, totalUnreadQuery());
    const stop = observer.subscribe(({ data }) => {
      unreadTotal.set(data?.total_unread_messages);
      showTitleCount(data?.total_unread_messages ?? 0);
    });
    this.#left.signal.addEventListener('abort', stop);
  }

  #opened(): void {
    this.#stream.take({ type: 'opened' });
    // The stream does not store presence, so the lists are refetched.
    if (this.#wasOpen) this.#updater.doubtRooms();
    this.#wasOpen = true;
    this.#updater.retryFailed();
    this.outbox.wake();
    this.marker.check();
  }

  #online(isOnline: boolean): void {
    this.#watch.online(isOnline);
    if (!isOnline) return;
    this.#socket.wake();
    this.#updater.retryFailed();
    this.outbox.wake();
  }

  #take(frame: SocketFrame): void {
    switch (frame.action) {
      case 'create':
      case 'update':
      case 'read':
      case 'room':
      case 'notification':
        this.#stream.take({ type: 'event', event: frame });
        break;
      case 'online': {
        const { room_id, is_online, last_seen_at } = frame.message;
        if (room_id !== undefined) {
          this.#updater.apply({ action: 'presence', room_id, is_online, last_seen_at });
        }
        this.#stream.take({ type: 'place', epoch: frame.epoch, seq: frame.seq });
        break;
      }
      case 'typing':
        this.presence.typed(frame.room_id);
        this.#stream.take({ type: 'place', epoch: frame.epoch, seq: frame.seq });
        break;
      case 'error':
        logChat('the service refused a frame', frame.message.code);
        break;
      default:
        frame satisfies never;
    }
  }

  #apply(event: ChatEvent): void {
    this.#updater.apply(event);
    workChanged(this.#client);
    if (event.action === 'notification') announceEvent(event);
    if (event.action !== 'create') return;
    if (event.message.author === 'client') this.presence.stopTyping(event.room_id);
    else this.outbox.confirm(event.message);
  }
}

function onlineRooms(client: QueryClient): number[] {
  return chatQueries(client).flatMap((entry) => {
    if (entry.type === 'room') return entry.data?.is_online === true ? [entry.data.id] : [];
    if (entry.type !== 'rooms') return [];
    const rows = entry.data?.pages.flatMap(({ results }) => results) ?? [];
    return rows.filter((row) => row.is_online).map(({ id }) => id);
  });
}
