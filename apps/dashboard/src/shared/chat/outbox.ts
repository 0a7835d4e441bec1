import type { Message } from '@karvon/api/chat';
import { idempotencyKey } from '@karvon/api/http';
import { serverNow } from '@karvon/api/server-clock';
import { deliverRecord } from './deliver-record';
import { OutboxDiscards } from './outbox-discards';
import { OutboxLanes } from './outbox-lanes';
import {
  byOrder,
  stateOf,
  withoutStuck,
  type OutboxPhoto,
  type OutboxRecord,
  type OutgoingMessage,
} from './outbox-record';
import type { OutboxStore } from './outbox-store';
import type { Tabs } from './outbox-tabs';
import { OutboxWaits } from './outbox-waits';
import { PhotoSources } from './photo-sources';
import { until, Writable } from './readable';
import type { Delivery } from './send-outgoing';

export interface OutboxOptions {
  store: OutboxStore;
  tabs: Tabs;
  delivery: Delivery;
  onSent: (message: Message) => void;
}

/**
 * Outgoing messages, stored on the device until the server has them. One tab at a time sends a room's messages, in order.
 *
 * A permanently rejected message fails: it waits for the user, and later messages pass it. A message with 5xx is retried and holds its room;
 * after five responses it is blocked, and discarding it releases the later ones.
 */
export class Outbox {
  readonly messages = new Writable<readonly OutgoingMessage[]>([]);
  readonly #options: OutboxOptions;
  #records = new Map<string, OutboxRecord>();
  /** Ids that the device could not store: a reload loses them. */
  readonly #unkept = new Set<string>();
  readonly #sending = new Set<string>();
  /** Ids whose stored version is missing or outdated while it is written. */
  readonly #writing = new Set<string>();
  /** Removed ids. A read of the device that began earlier must not restore them. */
  readonly #gone = new Set<string>();
  readonly #photos = new PhotoSources();
  readonly #stopped = new AbortController();
  readonly #waits = new OutboxWaits();
  readonly #discards = new OutboxDiscards();
  /** End of the server's pause after a 429. `wake` does not shorten it. */
  #busyUntil = 0;
  readonly #queued = new Set<number>();
  readonly #lanes = new OutboxLanes();
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopListening: () => void;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#stopListening = options.tabs.listen((news) => {
      if (news.type === 'sent') void this.#arrived(news.message);
      else void this.#refresh();
    });
  }

  async start(): Promise<void> {
    await this.#refresh();
    this.wake();
  }

  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    this.#stopListening();
    this.#options.tabs.close();
    this.#photos.clear();
    this.messages.set([]);
  }

  /** Sends a message, shown immediately. @returns its `client_id` */
  send(roomId: number, text: string, photos: readonly OutboxPhoto[] = []): string {
    const content = { roomId, text: text.trim(), photos };
    const again = this.#discards.idOf(content);
    if (again !== undefined) this.#gone.delete(again);
    const record: OutboxRecord = {
      clientId: again ?? idempotencyKey(),
      ...content,
      createdAt: new Date(serverNow()).toISOString(),
      order: this.#nextOrder(),
    };
    this.#records.set(record.clientId, record);
    this.#show();
    void this.#keep(record).then(() => this.#drain());
    return record.clientId;
  }

  /** Retries a failed message after all later ones; a blocked one at once, in its position. */
  async retry(clientId: string): Promise<void> {
    const record = this.#records.get(clientId);
    if (record === undefined) return;
    const { failure, stuck, ...rest } = record;
    if (failure !== undefined) await this.#keep({ ...rest, order: this.#nextOrder() });
    else if (stuck !== undefined) await this.#keep(rest);
    else return;
    this.wake();
  }

  contentOf(clientId: string): Pick<OutboxRecord, 'text' | 'photos'> | undefined {
    return this.#records.get(clientId);
  }

  /**
   * Removes an unsent message after its running attempt, here or in another tab.
   * @returns the removed message; undefined when it was delivered after all
   */
  async discard(clientId: string): Promise<OutboxRecord | undefined> {
    const record = this.#records.get(clientId);
    if (record === undefined || this.#discards.isLeaving(clientId)) return undefined;
    let isDropped = false;
    const drop = async () => {
      await this.#refresh();
      if (this.#stopped.signal.aborted || !this.#records.has(clientId)) return;
      isDropped = true;
      await this.#forget(clientId);
    };
    if (record.failure !== undefined) await drop();
    else {
      this.#discards.leave(clientId);
      this.#show();
      const turn = this.#options.tabs.alone(record.roomId, drop).catch(() => undefined);
      // The turn may continue with other messages, so only this message is awaited.
      await Promise.race([turn, until(this.messages, () => !this.#records.has(clientId))]);
      this.#discards.left(clientId);
      if (isDropped) this.#discards.remember(record);
    }
    this.#show();
    if (isDropped) this.#options.tabs.notify({ type: 'changed' });
    this.#drain();
    return isDropped ? record : undefined;
  }

  wake(): void {
    this.#isPaused = false;
    this.#waits.wake();
    this.#show();
    this.#drain();
  }

  confirm(message: Message): void {
    void this.#confirmed(message);
  }

  async #confirmed({ client_id: clientId }: Message): Promise<void> {
    if (clientId === undefined) return;
    this.#discards.arrived(clientId);
    await this.#forget(clientId);
  }

  #drain(): void {
    clearTimeout(this.#timer);
    if (this.#isPaused || this.#stopped.signal.aborted) return;
    let soonest = Infinity;
    for (const [roomId, records] of this.#rooms()) {
      if (this.#queued.has(roomId)) continue;
      const rest = this.#restOf(records);
      if (rest <= 0) this.#joinQueue(roomId);
      else soonest = Math.min(soonest, rest);
    }
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#drain(), soonest);
  }

  #joinQueue(roomId: number): void {
    this.#queued.add(roomId);
    void this.#options.tabs
      .alone(roomId, () => this.#sendRoom(roomId))
      .catch(() => undefined)
      .then(() => {
        this.#queued.delete(roomId);
        this.#drain();
      });
  }

  #rooms(): Map<number, OutboxRecord[]> {
    const rooms = new Map<number, OutboxRecord[]>();
    for (const record of [...this.#records.values()].toSorted(byOrder)) {
      if (record.failure === undefined) {
        rooms.set(record.roomId, [...(rooms.get(record.roomId) ?? []), record]);
      }
    }
    return rooms;
  }

  #restOf([first]: readonly OutboxRecord[]): number {
    const until = first === undefined ? 0 : this.#waits.until(first.clientId);
    return Math.max(until, this.#busyUntil) - performance.now();
  }

  /** Sends a room's messages in order until one must wait. */
  async #sendRoom(roomId: number): Promise<void> {
    await this.#refresh();
    for (const { clientId } of this.#rooms().get(roomId) ?? []) {
      const record = this.#records.get(clientId);
      if (record === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the order that was promised
      if (!(await this.#lanes.run(record, () => this.#sendOne(clientId)))) return;
    }
  }

  async #sendOne(clientId: string): Promise<boolean> {
    const record = this.#records.get(clientId);
    // The message was discarded while it waited, or confirmed by the stream.
    if (record === undefined) return true;
    const isHeld =
      this.#isPaused || this.#restOf([record]) > 0 || this.#discards.isLeaving(clientId);
    if (isHeld || this.#stopped.signal.aborted) return false;
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
    const latest = this.#records.get(clientId) ?? record;
    switch (result.type) {
      case 'sent':
        // The record is removed before another tab may send the room.
        await this.#arrived(result.message);
        this.#options.tabs.notify({ type: 'sent', message: result.message });
        return true;
      case 'rejected':
        this.#waits.forget(clientId);
        await this.#keep({ ...withoutStuck(latest), photos: result.photos, failure: result.code });
        return true;
      case 'signed-out':
        this.#isPaused = true;
        break;
      case 'busy':
        this.#busyUntil = performance.now() + result.seconds * 1000;
        break;
      case 'later': {
        const isBlocked = this.#waits.failed(clientId, result.code !== undefined);
        if (isBlocked && latest.stuck !== result.code) {
          await this.#keep({ ...latest, ...(result.code !== undefined && { stuck: result.code }) });
        }
        break;
      }
      default:
        return result satisfies never;
    }
    this.#show();
    return false;
  }

  async #arrived(message: Message): Promise<void> {
    // The cache receives the message before the outbox removes it, so that the bubble never disappears.
    this.#options.onSent(message);
    await this.#confirmed(message);
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
    // The stream confirmed the message while it was written.
    if (this.#gone.has(record.clientId)) await this.#options.store.remove(record.clientId);
    this.#show();
    this.#options.tabs.notify({ type: 'changed' });
  }

  async #forget(clientId: string): Promise<void> {
    const record = this.#records.get(clientId);
    this.#gone.add(clientId);
    if (record === undefined) return;
    this.#records.delete(clientId);
    this.#unkept.delete(clientId);
    this.#waits.forget(clientId);
    this.#photos.forget(record.photos);
    this.#show();
    await this.#options.store.remove(clientId);
  }

  async #refresh(): Promise<void> {
    const kept = (await this.#options.store.read()).filter(
      ({ clientId }) => !this.#gone.has(clientId),
    );
    if (this.#stopped.signal.aborted) return;
    const own = [...this.#records.values()].filter(
      // Other records are missing on the device because another tab sent or discarded them.
      ({ clientId }) => this.#unkept.has(clientId) || this.#writing.has(clientId),
    );
    // Records being written are newer than those just read.
    this.#records = new Map([...kept, ...own].map((record) => [record.clientId, record]));
    this.#show();
    this.#drain();
  }

  #nextOrder(): number {
    const last = Math.max(0, ...[...this.#records.values()].map(({ order }) => order));
    return Math.max(Date.now(), last + 1);
  }

  #show(): void {
    if (this.#stopped.signal.aborted) return;
    const rooms = this.#rooms();
    this.messages.set(
      [...this.#records.values()].toSorted(byOrder).map((record) => ({
        clientId: record.clientId,
        roomId: record.roomId,
        text: record.text,
        photos: this.#photos.of(record.photos),
        createdAt: record.createdAt,
        state: stateOf(record, {
          isLeaving: this.#discards.isLeaving(record.clientId),
          isSending: this.#sending.has(record.clientId),
          isResting: this.#isPaused || this.#restOf(rooms.get(record.roomId) ?? []) > 0,
        }),
        code: record.failure ?? record.stuck,
        isKept: !this.#unkept.has(record.clientId),
      })),
    );
  }
}
