import type {
  TelegramCall,
  TelegramUpdate,
} from '../../../platform/providers/telegram/telegram-provider';

/** Kinds of calls, each with its maker or a payload of its own. */
export type OutboxKind = 'reply' | 'chat' | 'alert' | 'edit';

/** Urgent first. Posts of a channel will be 4. */
export const priorities = {
  reply: 0,
  chat: 1,
  alert: 2,
  edit: 3,
} as const satisfies Record<OutboxKind, number>;

export interface NewCall {
  kind: OutboxKind;
  /** Null for answers to presses, which count in no chat. */
  chat_id: number | null;
  call: TelegramCall;
}

/** A call that `OutboxSource.make` makes when it is claimed. */
export interface NewSubject {
  kind: OutboxKind;
  chat_id: number;
  ref_id: number;
  expires_at?: Date | undefined;
}

export type OutboxEnd =
  | { state: 'sent'; messageId: number | undefined }
  | { state: 'failed' | 'unknown' | 'skipped'; reason: string };

/** Makes the calls of a kind and learns how they ended, each within the transaction that claims or ends the call. */
export interface OutboxSource {
  /** Undefined when there is nothing left to say. */
  make(refId: number): Promise<TelegramCall | undefined>;
  ended(refId: number, end: OutboxEnd): Promise<void>;
}

export interface ReceivedUpdates {
  chatId: number;
  /** Several for the photos of one album. */
  updates: TelegramUpdate[];
}

/** Prepares outside of a transaction, such as by downloading files. @returns the part that runs in the transaction that ends the updates */
export type UpdateHandler = (
  received: ReceivedUpdates,
) => Promise<(() => Promise<void>) | undefined>;
