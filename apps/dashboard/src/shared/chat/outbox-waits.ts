/** Milliseconds before the next attempt, doubled each time (1, 2, 4 … 30 s). */
const pauses = { first: 1000, most: 30_000 } as const;
/** Failed responses, about 30 s of attempts, after which a message is blocked. */
const patience = 5;

interface Wait {
  tries: number;
  until: number;
  responses: number;
}

/** Pauses after failed attempts, per message: discarding a message ends its pause, so the next one of its room is sent at once. */
export class OutboxWaits {
  readonly #waits = new Map<string, Wait>();

  until(clientId: string): number {
    return this.#waits.get(clientId)?.until ?? 0;
  }

  /**
   * Records a failed attempt.
   * @param isAnswered false without a network, which does not count against the message
   * @returns true when the message is blocked
   */
  failed(clientId: string, isAnswered: boolean): boolean {
    const { tries, responses } = this.#waits.get(clientId) ?? { tries: 0, responses: 0 };
    const until = performance.now() + Math.min(pauses.first * 2 ** tries, pauses.most);
    const counted = responses + (isAnswered ? 1 : 0);
    this.#waits.set(clientId, { tries: tries + 1, until, responses: counted });
    return isAnswered && counted >= patience;
  }

  forget(clientId: string): void {
    this.#waits.delete(clientId);
  }

  /** Ends all pauses. Failed attempts still count. */
  wake(): void {
    for (const [clientId, { responses }] of this.#waits)
      this.#waits.set(clientId, { tries: 0, until: 0, responses });
  }
}
