import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Entity } from './markup.ts';

export interface User {
  id: number;
  is_bot: boolean;
  first_name: string;
  username?: string | undefined;
  language_code?: string | undefined;
}

export interface Chat {
  id: number;
  type: 'private' | 'channel' | 'supergroup';
  title?: string | undefined;
  first_name?: string | undefined;
  username?: string | undefined;
}

export interface Button {
  text: string;
  url?: string | undefined;
  callback_data?: string | undefined;
  request_contact?: boolean | undefined;
}

export interface PhotoSize {
  file_id: string;
  file_unique_id: string;
  width: number;
  height: number;
  file_size: number;
}

export interface Message {
  message_id: number;
  date: number;
  chat: Chat;
  from?: User;
  sender_chat?: Chat;
  /** Only of posts that a person wrote. */
  author_signature?: string;
  edit_date?: number;
  reply_to_message?: Message;
  media_group_id?: string;
  text?: string;
  entities?: Entity[];
  caption?: string;
  caption_entities?: Entity[];
  photo?: PhotoSize[];
  voice?: object;
  contact?: { phone_number: string; first_name: string; user_id: number };
  reply_markup?: { inline_keyboard: Button[][] };
}

export const rightNames = ['post_messages', 'edit_messages', 'delete_messages'] as const;
export type Right = (typeof rightNames)[number];

export interface Phone {
  chat: Chat;
  /** Undefined in channels and groups. */
  user?: User;
  number?: string | undefined;
  subscribers: number;
  /** The bot's; `none`: it was never there. */
  status: 'none' | 'member' | 'administrator' | 'left' | 'kicked';
  rights: Right[];
  messages: Message[];
  keyboard?: Button[][];
  reactions: Record<number, string>;
  /** The last one of a channel or group; private chats share `State.messageId`. */
  messageId: number;
}

export interface Update {
  update_id: number;
  [type: string]: unknown;
}

export interface StoredFile {
  path: string;
  size: number;
  file_unique_id: string;
  /** All sizes of the photo. */
  photo?: PhotoSize[];
}

export interface State {
  phones: Record<string, Phone>;
  updates: Update[];
  updateId: number;
  messageId: number;
  fileId: number;
  files: Record<string, StoredFile>;
  allowed: string[];
  webhook?: { url: string; secret_token?: string | undefined } | undefined;
}

export const phoneInput = z.object({
  id: z.number(),
  type: z.enum(['private', 'channel', 'supergroup']).default('private'),
  name: z.string(),
  username: z.string().optional(),
  language_code: z.string().optional(),
  number: z.string().optional(),
  subscribers: z.number().default(0),
});

export function newPhone(input: z.input<typeof phoneInput>): Phone {
  const { id, type, name, username, language_code, number, subscribers } = phoneInput.parse(input);
  const isPrivate = type === 'private';
  return {
    chat: { id, type, [isPrivate ? 'first_name' : 'title']: name, username },
    ...(isPrivate
      ? { user: { id, is_bot: false, first_name: name, username, language_code } }
      : {}),
    number,
    subscribers,
    status: 'none',
    rights: [],
    messages: [],
    reactions: {},
    messageId: 0,
  };
}

/** Ids need more than 32 bits, as many of Telegram's do. */
const newState = (): State => ({
  phones: {
    member: newPhone({
      id: 5_001_000_001,
      name: 'Нодира',
      username: 'nodira_a',
      language_code: 'ru',
      number: '+998901234567',
    }),
    channel: newPhone({
      id: -1_001_000_000_001,
      type: 'channel',
      name: 'Karvon Motors',
      username: 'karvon_motors',
      subscribers: 4180,
    }),
    buyer: newPhone({
      id: 7_001_000_001,
      name: 'Азиз',
      username: 'aziz_t',
      language_code: 'ru',
      number: '+998901112233',
    }),
  },
  updates: [],
  // A receiver keeps the ids it has handled, also over a restart without a folder.
  updateId: Math.floor(Date.now() / 1000),
  messageId: 0,
  fileId: 0,
  files: {},
  allowed: [],
});

const stateSchema = z.custom<State>((value) => value instanceof Object && 'phones' in value);

/** @param folder keeps the state over a restart. @default memory */
export function createChats(folder?: string) {
  const file = folder === undefined ? undefined : path.join(folder, 'state.json');
  /** Contents of files that no folder has yet. */
  const bytes = new Map<string, Buffer>();

  function kept(): State {
    try {
      return stateSchema.parse(JSON.parse(readFileSync(file ?? '', 'utf8')));
    } catch {
      return newState();
    }
  }

  const state = file === undefined ? newState() : kept();

  return {
    state,
    save(): void {
      // The server takes a data folder that is empty: nothing is written before the folder is there.
      if (folder === undefined || file === undefined || !existsSync(path.dirname(folder))) return;
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of bytes) writeFileSync(path.join(folder, name), content);
      bytes.clear();
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    /** @param id a number, its text, or `@username` */
    find(id: number | string): Phone | undefined {
      return Object.values(state.phones).find(
        ({ chat }) =>
          String(chat.id) === String(id) ||
          (chat.type !== 'private' && `@${chat.username}` === String(id)),
      );
    },
    add(phone: Phone, message: Omit<Message, 'message_id' | 'date' | 'chat'>, at: number): Message {
      const message_id =
        phone.chat.type === 'private' ? (state.messageId += 1) : (phone.messageId += 1);
      const added = { message_id, date: Math.floor(at / 1000), chat: phone.chat, ...message };
      phone.messages.push(added);
      return added;
    },
    writeFile: (name: string, content: Buffer) => bytes.set(name, content),
    readFile: (name: string): Buffer | undefined =>
      bytes.get(name) ?? (folder === undefined ? undefined : readFileSync(path.join(folder, name))),
  };
}

export type Chats = ReturnType<typeof createChats>;

/** `message` as the one that another replies to: a quote holds no further quote. */
export function quoteOf(message: Message): Message {
  const quote = { ...message };
  delete quote.reply_to_message;
  return quote;
}
