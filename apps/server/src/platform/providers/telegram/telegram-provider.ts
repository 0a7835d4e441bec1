import type { ApiMethods, InputMediaPhoto } from 'grammy/types';
import * as z from 'zod';

type PayloadOf<M extends keyof ApiMethods> = M extends 'sendMediaGroup'
  ? Omit<Parameters<ApiMethods['sendMediaGroup']>[0], 'media'> & { media: InputMediaPhoto[] }
  : Parameters<ApiMethods[M]>[0];

/** Calls that the outbox may hold. */
export const telegramMethods = [
  'sendMessage',
  'sendPhoto',
  'sendMediaGroup',
  'editMessageText',
  'editMessageCaption',
  'deleteMessage',
  'answerCallbackQuery',
  'setMessageReaction',
  'leaveChat',
] as const;

export type TelegramMethod = (typeof telegramMethods)[number];

/** A method of the Bot API with its payload. */
export type TelegramCall = {
  [M in TelegramMethod]: { method: M; payload: PayloadOf<M> };
}[TelegramMethod];

/** Contents of files to upload, by the names that a payload has in their place. */
export type CallFiles = ReadonlyMap<string, Buffer>;

/** `reason` holds neither the token nor a text, so it may be logged. */
export type TelegramOutcome =
  | {
      kind: 'done';
      messageId?: number | undefined;
      /** All messages of an album. */
      messageIds?: readonly number[];
      /** Photos of the messages, which may be sent again by these ids. */
      fileIds?: readonly string[];
    }
  /** The call did not get through, or Telegram failed. */
  | { kind: 'later'; reason: string }
  /** `retryAfter` in seconds. */
  | { kind: 'limited'; reason: string; retryAfter: number }
  /** The person stopped the bot, or their account is gone. */
  | { kind: 'blocked'; reason: string }
  /** A repeated call would be rejected again. */
  | { kind: 'rejected'; reason: string }
  | { kind: 'token_refused'; reason: string }
  /** The connection ended after the call was sent: it may have been carried out. */
  | { kind: 'unknown'; reason: string };

const user = z.object({
  id: z.number(),
  is_bot: z.boolean().default(false),
  first_name: z.string().default(''),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
});

const chat = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string().optional(),
  username: z.string().optional(),
});

const rights = z.object({
  status: z.string(),
  can_post_messages: z.boolean().optional(),
  can_edit_messages: z.boolean().optional(),
  can_delete_messages: z.boolean().optional(),
});

const message = z.object({
  message_id: z.number(),
  date: z.number().default(0),
  from: user.optional(),
  chat,
  text: z.string().optional(),
  caption: z.string().optional(),
  media_group_id: z.string().optional(),
  photo: z
    .array(z.object({ file_id: z.string(), width: z.number(), height: z.number() }))
    .optional(),
  document: z.object({ file_id: z.string(), mime_type: z.string().optional() }).optional(),
  contact: z.object({ phone_number: z.string(), user_id: z.number().optional() }).optional(),
  voice: z.object({}).optional(),
  video_note: z.object({}).optional(),
  reply_to_message: z.object({ message_id: z.number() }).optional(),
});

/** Fields of an update that we read. Others are dropped before the update is stored. */
export const telegramUpdate = z.object({
  update_id: z.number(),
  message: message.optional(),
  edited_message: message.optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: user,
      data: z.string().optional(),
      message: z.object({ message_id: z.number(), chat }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, from: user, new_chat_member: rights }).optional(),
});

export type TelegramUpdate = z.output<typeof telegramUpdate>;
export type TelegramMessage = NonNullable<TelegramUpdate['message']>;
export type TelegramUser = z.output<typeof user>;

export type ChannelRight = 'post' | 'edit' | 'delete';

/** Rights of the bot; undefined when it is not in the channel. */
export function channelRights(member: z.input<typeof rights>): ChannelRight[] | undefined {
  if (member.status !== 'administrator') return undefined;
  return (['post', 'edit', 'delete'] as const).filter(
    (right) => member[`can_${right}_messages`] === true,
  );
}

export interface TelegramChannelFacts {
  title: string;
  username: string | undefined;
  subscribers: number;
  /** Undefined when the bot is not in the channel. */
  rights: ChannelRight[] | undefined;
}

export const allowedUpdates = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
] as const;

export class TelegramError extends Error {
  readonly outcome: Exclude<TelegramOutcome, { kind: 'done' }>;

  constructor(outcome: Exclude<TelegramOutcome, { kind: 'done' }>) {
    super(`Telegram: ${outcome.reason}`);
    this.name = 'TelegramError';
    this.outcome = outcome;
  }
}

/** The Bot API. Nothing that it throws or returns holds the token. */
export interface TelegramProvider {
  call(call: TelegramCall, files?: CallFiles): Promise<TelegramOutcome>;
  /** @throws TelegramError */
  channel(chatId: number): Promise<TelegramChannelFacts>;
  /** @throws TelegramError */
  me(): Promise<{ id: number; username: string }>;
  /** Waits up to 25 s for updates from `offset` on. Invalid ones keep only their id. @throws TelegramError */
  updates(offset: number, signal: AbortSignal): Promise<TelegramUpdate[]>;
  /** Sends updates to `url`; undefined ends that. @throws TelegramError */
  setWebhook(url: string | undefined): Promise<void>;
  /** Downloads at most `limit` bytes. @throws TelegramError */
  file(fileId: string, limit: number): Promise<Buffer>;
  /** Address that opens the bot, with a start parameter. */
  botLink(username: string, parameter?: string): string;
  /** Address that adds the bot to a channel, with the rights that it needs. */
  addToChannelLink(username: string): string;
  /** Address of a channel or of one of its messages; undefined for a private channel without a message. */
  channelLink(
    channel: { chat_id: number; username: string | null },
    messageId?: number,
  ): string | undefined;
  /** Signature with a key of the bot. */
  sign(text: string): Buffer;
  /** Differs between bots. */
  fingerprint: Buffer;
  receives: 'polling' | 'webhook';
}
