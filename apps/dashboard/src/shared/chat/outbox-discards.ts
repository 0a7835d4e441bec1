import type { OutboxRecord } from './outbox-record';

const nameOf = ({ roomId, text }: Pick<OutboxRecord, 'roomId' | 'text'>) => `${roomId} ${text}`;

/**
 * What the user discards. A try that is under way cannot be called back, so a message leaves only when that has ended; and one whose
 * response never came may have arrived all the same: the same words, sent again, go out under the same id, and arrive once.
 */
export class OutboxDiscards {
  /** To be forgotten when their try has ended. */
  readonly #leaving = new Set<string>();
  /** Ids of words that may have arrived, by room and words. */
  readonly #unsure = new Map<string, string>();

  isLeaving(clientId: string): boolean {
    return this.#leaving.has(clientId);
  }

  leave(clientId: string): void {
    this.#leaving.add(clientId);
  }

  /** It left, or went out instead. */
  left(clientId: string): void {
    this.#leaving.delete(clientId);
  }

  /** It left, and nobody knows whether a try has reached the server. With photos there are no same words. */
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

  /** It has arrived: the same words once more are another message. */
  arrived(clientId: string): void {
    for (const [name, id] of this.#unsure) if (id === clientId) this.#unsure.delete(name);
  }
}
