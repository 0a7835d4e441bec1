import type { Message } from '@karvon/api/chat';
import { idempotencyKey } from '@karvon/api/http';
import { serverNow } from '@karvon/api/server-clock';
import { deliverRecord } from './deliver-record';
import {
  byOrder,
  type OutboxPhoto,
  type OutboxRecord,
  type OutgoingMessage,
} from './outbox-record';
import type { OutboxStore } from './outbox-store';
import type { Tabs } from './outbox-tabs';
import { PhotoSources } from './photo-sources';
import { Writable } from './readable';
import type { Delivery } from './send-outgoing';

export interface OutboxOptions {
  store: OutboxStore;
  tabs: Tabs;
  delivery: Delivery;
  /** The server has a message: it belongs into the caches now. */
  onSent: (message: Message) => void;
}

/** Milliseconds before the next try; longer each time (1, 2, 4 … 30 s). */
const pauses = { first: 1000, most: 30_000 } as const;

/**
 * Messages on their way. Each is kept on the device before anything else, goes out once and in order within its room, by one tab at a
 * time, and stays until the server has it: over a reload, a dead tab, no network, an ended session.
 */
export class Outbox {
  readonly messages = new Writable<readonly OutgoingMessage[]>([]);
  readonly #options: OutboxOptions;
  #records = new Map<string, OutboxRecord>();
  /** Refused by the device: they live as long as this page. */
  readonly #unkept = new Set<string>();
  readonly #sending = new Set<string>();
  /** Being written for the first time: not on the device yet, and not gone either. */
  readonly #writing = new Set<string>();
  /** Gone already: a tab that read the device before must not bring them back. */
  readonly #gone = new Set<string>();
  readonly #photos = new PhotoSources();
  readonly #stopped = new AbortController();
  #tries = 0;
  #waitUntil = 0;
  /** Until when the server asked for rest (429); not to be cut short by `wake`. */
  #busyUntil = 0;
  #isQueued = false;
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopListening: () => void;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#stopListening = options.tabs.listen((news) => {
      if (news.type === 'sent') this.#arrived(news.message);
      else void this.#refresh();
    });
  }

  /** Takes up what earlier visits left. */
  async start(): Promise<void> {
    await this.#refresh();
    this.wake();
  }

  /** Stops sending; what is on the device stays there. */
  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    this.#stopListening();
    this.#options.tabs.close();
    this.#photos.clear();
    this.messages.set([]);
  }

  /** Sends a message. It is on screen at once. @returns its `client_id` */
  send(roomId: number, text: string, photos: readonly OutboxPhoto[] = []): string {
    const record: OutboxRecord = {
      clientId: idempotencyKey(),
      roomId,
      text: text.trim(),
      photos,
      createdAt: new Date(serverNow()).toISOString(),
      order: this.#nextOrder(),
    };
    this.#records.set(record.clientId, record);
    this.#show();
    void this.#keep(record).then(() => this.#drain());
    return record.clientId;
  }

  /** Sends a failed one again, after everything that was written since. */
  async retry(clientId: string): Promise<void> {
    const record = this.#records.get(clientId);
    if (record?.failure === undefined) return;
    const { failure: _failure, ...rest } = record;
    await this.#keep({ ...rest, order: this.#nextOrder() });
    this.wake();
  }

  /** Forgets one that did not go out. */
  async discard(clientId: string): Promise<void> {
    await this.#forget(clientId);
    this.#options.tabs.tell({ type: 'changed' });
  }

  /** The line is there again, or the person wants it: no more waiting. */
  wake(): void {
    this.#isPaused = false;
    this.#tries = 0;
    this.#waitUntil = Math.min(this.#waitUntil, this.#busyUntil);
    this.#drain();
  }

  /** The stream brought a message of this side: if it was ours, it is there. */
  confirm(message: Message): void {
    if (message.client_id !== undefined) void this.#forget(message.client_id);
  }

  #drain(): void {
    clearTimeout(this.#timer);
    if (this.#isQueued || this.#isPaused || this.#stopped.signal.aborted) return;
    if (!this.#hasWork()) return;
    const rest = Math.max(this.#waitUntil, this.#busyUntil) - performance.now();
    if (rest > 0) {
      this.#timer = setTimeout(() => this.#drain(), rest);
      return;
    }
    this.#isQueued = true;
    void this.#options.tabs
      .alone(() => this.#sendAll())
      .catch(() => undefined)
      .then(() => {
        this.#isQueued = false;
        this.#drain();
      });
  }

  #hasWork(): boolean {
    return [...this.#records.values()].some(({ failure }) => failure === undefined);
  }

  /** One turn: what is on the device now, room by room, each room in its order. */
  async #sendAll(): Promise<void> {
    await this.#refresh();
    const rooms = new Map<number, OutboxRecord[]>();
    for (const record of [...this.#records.values()].toSorted(byOrder)) {
      if (record.failure === undefined) {
        rooms.set(record.roomId, [...(rooms.get(record.roomId) ?? []), record]);
      }
    }
    await Promise.all([...rooms.values()].map((records) => this.#sendRoom(records)));
  }

  async #sendRoom(records: readonly OutboxRecord[]): Promise<void> {
    for (const { clientId } of records) {
      // Discarded meanwhile, or confirmed by the stream.
      const record = this.#records.get(clientId);
      if (record === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the order that was promised
      if (!(await this.#sendOne(record))) return;
    }
  }

  /** @returns whether the next of the room may go */
  async #sendOne(record: OutboxRecord): Promise<boolean> {
    const { clientId } = record;
    this.#sending.add(clientId);
    this.#show();
    const result = await deliverRecord(record, this.#options.delivery, {
      signal: this.#stopped.signal,
      onProgress: (key, share) => {
        this.#photos.progress(key, share);
        this.#show();
      },
      onUploaded: (changed) => this.#keep(changed),
    });
    this.#sending.delete(clientId);
    if (this.#stopped.signal.aborted) return false;
    switch (result.type) {
      case 'sent':
        this.#tries = 0;
        this.#arrived(result.message);
        this.#options.tabs.tell({ type: 'sent', message: result.message });
        return true;
      case 'refused':
        await this.#keep({ ...(this.#records.get(clientId) ?? record), failure: result.code });
        return true;
      case 'signed-out':
        this.#isPaused = true;
        break;
      case 'busy':
        this.#busyUntil = performance.now() + result.seconds * 1000;
        break;
      case 'later':
        this.#waitUntil =
          performance.now() + Math.min(pauses.first * 2 ** this.#tries, pauses.most);
        this.#tries += 1;
        break;
      default:
        return result satisfies never;
    }
    this.#show();
    return false;
  }

  #arrived(message: Message): void {
    // First into the caches, then out of here: the bubble never disappears between the two.
    this.#options.onSent(message);
    this.confirm(message);
  }

  async #keep(record: OutboxRecord): Promise<void> {
    if (this.#gone.has(record.clientId)) return;
    this.#records.set(record.clientId, record);
    this.#writing.add(record.clientId);
    this.#show();
    const isKept = await this.#options.store.write(record);
    this.#writing.delete(record.clientId);
    if (isKept) this.#unkept.delete(record.clientId);
    else this.#unkept.add(record.clientId);
    // Confirmed while it was written.
    if (this.#gone.has(record.clientId)) await this.#options.store.remove(record.clientId);
    this.#show();
    this.#options.tabs.tell({ type: 'changed' });
  }

  async #forget(clientId: string): Promise<void> {
    const record = this.#records.get(clientId);
    this.#gone.add(clientId);
    if (record === undefined) return;
    this.#records.delete(clientId);
    this.#unkept.delete(clientId);
    this.#photos.forget(record.photos);
    this.#show();
    await this.#options.store.remove(clientId);
  }

  /** Reads the device: other tabs write and send too. */
  async #refresh(): Promise<void> {
    const kept = (await this.#options.store.read()).filter(
      ({ clientId }) => !this.#gone.has(clientId),
    );
    if (this.#stopped.signal.aborted) return;
    const own = [...this.#records.values()].filter(
      // Written by another tab and gone from the device: sent or discarded there.
      ({ clientId }) => this.#unkept.has(clientId) || this.#writing.has(clientId),
    );
    this.#records = new Map([...own, ...kept].map((record) => [record.clientId, record]));
    this.#show();
    this.#drain();
  }

  #nextOrder(): number {
    const last = Math.max(0, ...[...this.#records.values()].map(({ order }) => order));
    return Math.max(Date.now(), last + 1);
  }

  #show(): void {
    if (this.#stopped.signal.aborted) return;
    this.messages.set(
      [...this.#records.values()].toSorted(byOrder).map((record) => ({
        clientId: record.clientId,
        roomId: record.roomId,
        text: record.text,
        photos: this.#photos.of(record.photos),
        createdAt: record.createdAt,
        state: this.#stateOf(record),
        code: record.failure,
        isKept: !this.#unkept.has(record.clientId),
      })),
    );
  }

  #stateOf({ clientId, failure }: OutboxRecord): OutgoingMessage['state'] {
    if (failure !== undefined) return 'failed';
    if (this.#sending.has(clientId)) return 'sending';
    const isResting = Math.max(this.#waitUntil, this.#busyUntil) > performance.now();
    return this.#isPaused || isResting ? 'waiting' : 'sending';
  }
}
