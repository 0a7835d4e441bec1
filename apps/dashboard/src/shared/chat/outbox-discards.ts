import type { OutboxRecord } from './outbox-record';

const nameOf = ({ roomId, text }: Pick<OutboxRecord, 'roomId' | 'text'>) => `${roomId} ${text}`;

/** Messages that the user discards. One without a response may have arrived: the same text sent again reuses its id, so the server stores it once. */
export class OutboxDiscards {
  readonly #leaving = new Set<string>();
  /** Ids of messages that may have arrived, by room and text. */
  readonly #unsure = new Map<string, string>();

  isLeaving(clientId: string): boolean {
    return this.#leaving.has(clientId);
  }

  leave(clientId: string): void {
    this.#leaving.add(clientId);
  }

  left(clientId: string): void {
    this.#leaving.delete(clientId);
  }

  /** Remembers a discarded message that may have reached the server. Messages with photos are never considered equal. */
  remember(record: OutboxRecord): void {
    if (record.photos.length === 0) this.#unsure.set(nameOf(record), record.clientId);
  }

  /** Id under which the same text may have arrived. Returned once. */
  idOf(message: Pick<OutboxRecord, 'roomId' | 'text' | 'photos'>): string | undefined {
    if (message.photos.length > 0) return undefined;
    const name = nameOf(message);
    const clientId = this.#unsure.get(name);
    this.#unsure.delete(name);
    return clientId;
  }

  /** Forgets an arrived message: the same text sent again is a new message. */
  arrived(clientId: string): void {
    for (const [name, id] of this.#unsure) if (id === clientId) this.#unsure.delete(name);
  }
}
