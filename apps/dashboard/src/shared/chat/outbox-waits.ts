/** Milliseconds before the next try; longer each time (1, 2, 4 … 30 s). */
const pauses = { first: 1000, most: 30_000 } as const;
/** Responses in vain, some 30 s of trying, after which a message counts as blocked. */
const patience = 5;

interface Wait {
  tries: number;
  until: number;
  responses: number;
}

/**
 * How long a message rests after a try in vain. By message and not by room: one that is discarded takes its rest along, and the next of
 * its room goes at once, in whichever tab.
 */
export class OutboxWaits {
  readonly #waits = new Map<string, Wait>();

  /** Until when it rests, by `performance.now()`. */
  until(clientId: string): number {
    return this.#waits.get(clientId)?.until ?? 0;
  }

  /** A try was in vain. @param isAnswered false without a network, which says nothing about the message @returns whether it is blocked */
  failed(clientId: string, isAnswered: boolean): boolean {
    const { tries, responses } = this.#waits.get(clientId) ?? { tries: 0, responses: 0 };
    const until = performance.now() + Math.min(pauses.first * 2 ** tries, pauses.most);
    const counted = responses + (isAnswered ? 1 : 0);
    this.#waits.set(clientId, { tries: tries + 1, until, responses: counted });
    return isAnswered && counted >= patience;
  }

  /** It went, one way or the other. */
  forget(clientId: string): void {
    this.#waits.delete(clientId);
  }

  /** No more resting. What was in vain so far still counts. */
  wake(): void {
    for (const [clientId, { responses }] of this.#waits)
      this.#waits.set(clientId, { tries: 0, until: 0, responses });
  }
}
