export interface SmsMessage {
  /** E.164. */
  phone: string;
  text: string;
  /** The code in the text, for the development outbox; never logged elsewhere. */
  code?: string;
}

export interface SmsProvider {
  /** @throws SmsError when the message could not be handed over */
  send(message: SmsMessage): Promise<void>;
}

/** `reason` is for the log and holds neither phone nor text. */
export class SmsError extends Error {
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The SMS provider refused: ${reason}`, options);
    this.name = 'SmsError';
    this.reason = reason;
  }
}
