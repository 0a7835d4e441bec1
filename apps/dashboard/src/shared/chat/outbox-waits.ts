/** Milliseconds before the next attempt, doubling each time (1, 2, 4 … 30 s). */
const pauses = { first: 1000, most: 30_000 } as const;
/** Failed responses, about 30 s of attempts, after which a message counts as blocked. */
const patience = 5;

interface Wait {
  tries: number;
  until: number;
  responses: number;
}

/**
 * Pauses of a message after failed attempts. Kept per message, not per room: a discarded message takes its pause along,
 * and the next of its room is sent at once, in any tab.
 */
export class OutboxWaits {
  readonly #waits = new Map<string, Wait>();

  /** End of the pause, by `performance.now()`. */
  until(clientId: string): number {
    return this.#waits.get(clientId)?.until ?? 0;
  }

  /**
   * Records a failed attempt. @param isAnswered false without a network, which does not count against the message
   * @returns whether it is blocked
   */
  failed(clientId: string, isAnswered: boolean): boolean {
    const { tries, responses } = this.#waits.get(clientId) ?? { tries: 0, responses: 0 };
    const until = performance.now() + Math.min(pauses.first * 2 ** tries, pauses.most);
    const counted = responses + (isAnswered ? 1 : 0);
    this.#waits.set(clientId, { tries: tries + 1, until, responses: counted });
    return isAnswered && counted >= patience;
  }

  /** The message was sent or discarded. */
  forget(clientId: string): void {
    this.#waits.delete(clientId);
  }

  /** Ends all pauses. Failed attempts still count. */
  wake(): void {
    for (const [clientId, { responses }] of this.#waits)
      this.#waits.set(clientId, { tries: 0, until: 0, responses });
  }
}
