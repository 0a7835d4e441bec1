import type { OutboxRecord } from './outbox-record';

const nameOf = ({ roomId, text }: Pick<OutboxRecord, 'roomId' | 'text'>) => `${roomId} ${text}`;

/**
 * Messages that the user discards. A running attempt cannot be cancelled, so a message is removed only when it ends. A
 * message without a response may have arrived: the same text, sent again, reuses its id, so that it arrives once.
 */
export class OutboxDiscards {
  /** Ids to be removed when their attempt ends. */
  readonly #leaving = new Set<string>();
  /** Ids of messages that may have arrived, by room and text. */
  readonly #unsure = new Map<string, string>();

  isLeaving(clientId: string): boolean {
    return this.#leaving.has(clientId);
  }

  leave(clientId: string): void {
    this.#leaving.add(clientId);
  }

  /** The message was removed, or was delivered after all. */
  left(clientId: string): void {
    this.#leaving.delete(clientId);
  }

  /** The message was removed, and an attempt may have reached the server. Messages with photos are never considered equal. */
  remember(record: OutboxRecord): void {
    if (record.photos.length === 0) this.#unsure.set(nameOf(record), record.clientId);
  }

  /** @returns the id under which the same words may have arrived, once */
  idOf(message: Pick<OutboxRecord, 'roomId' | 'text' | 'photos'>): string | undefined {
    if (message.photos.length > 0) return undefined;
    const name = nameOf(message);
    const clientId = this.#unsure.get(name);
    this.#unsure.delete(name);
    return clientId;
  }

  /** The message has arrived: the same text sent again is a new message. */
  arrived(clientId: string): void {
    for (const [name, id] of this.#unsure) if (id === clientId) this.#unsure.delete(name);
  }
}
