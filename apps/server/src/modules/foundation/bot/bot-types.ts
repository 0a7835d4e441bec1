import type {
  CallFiles,
  TelegramCall,
  TelegramUpdate,
} from '../../../platform/providers/telegram/telegram-provider';

/** Kinds of calls, each with its maker or a payload of its own. */
export type OutboxKind = 'reply' | 'chat' | 'alert' | 'edit' | 'post_edit' | 'post';

/** Urgent first. */
export const priorities = {
  reply: 0,
  chat: 1,
  alert: 2,
  edit: 3,
  post_edit: 3,
  post: 4,
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
  /** Messages that the call counts as. @default 1 */
  cost?: number;
}

export type OutboxEnd =
  | {
      state: 'sent';
      messageId: number | undefined;
      messageIds?: readonly number[] | undefined;
      fileIds?: readonly string[] | undefined;
    }
  | { state: 'failed' | 'unknown' | 'skipped'; reason: string };

/** Makes the calls of a kind and learns how they ended, each within the transaction that claims or ends the call. */
export interface OutboxSource {
  /** Undefined when there is nothing left to say. */
  make(refId: number): Promise<TelegramCall | undefined>;
  ended(refId: number, end: OutboxEnd): Promise<void>;
  /** Reads the files of a call, outside of a transaction. An error postpones the call. */
  files?: (call: TelegramCall) => Promise<CallFiles>;
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
