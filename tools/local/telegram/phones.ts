import * as z from 'zod';
import type { PressReply } from './bot-methods.ts';
import {
  type Chats,
  type Message,
  type Phone,
  type User,
  newPhone,
  phoneInput,
  quoteOf,
  rightNames,
} from './chats.ts';
import type { Files } from './files.ts';
import { setMember } from './members.ts';
import type { Updates } from './updates.ts';

const pressTimeout = 15_000;

const sendInput = z.object({
  text: z.string().default(''),
  /** Base64. */
  photos: z.array(z.string()).max(10).default([]),
  reply_to: z.number().optional(),
  voice: z.boolean().default(false),
});
const putInput = phoneInput.extend({
  status: z.enum(['none', 'member', 'administrator', 'left', 'kicked']).default('none'),
  rights: z.array(z.enum(rightNames)).default([]),
  messages: z
    .array(
      z.looseObject({
        message_id: z.number(),
        date: z.number(),
        /** The person's; the others are the bot's. */
        is_own: z.boolean().default(false),
        /** Base64. */
        photo: z.string().optional(),
      }),
    )
    .default([]),
});
const byInput = z.object({ by: z.string().default('member') });
/** An action that a person could not do in Telegram. */
export class PhoneError extends Error {}

export interface PhonesOptions {
  bot: User;
  chats: Chats;
  files: Files;
  updates: Updates;
  presses: Map<string, (reply: PressReply) => void>;
  now: () => number;
}

/** Actions of people: each makes the updates that Telegram would. */
export function createPhones(options: PhonesOptions) {
  const { bot, chats, files, updates, presses, now } = options;

  function phoneOf(name: string): Phone {
    const phone = chats.state.phones[name];
    if (phone === undefined) throw new PhoneError(`There is no phone ${name}.`);
    return phone;
  }

  function userOf(name: string): User {
    const { user } = phoneOf(name);
    if (user === undefined) throw new PhoneError(`${name} is not a person.`);
    return user;
  }

  function messageOf(phone: Phone, id: unknown): Message {
    const message = phone.messages.find(({ message_id }) => message_id === id);
    if (message === undefined) throw new PhoneError(`There is no message ${String(id)}.`);
    return message;
  }

  const isActive = ({ chat, status }: Phone) =>
    chat.type === 'private' ? status === 'member' : status === 'administrator';

  /** The author of a new message: the person, or an administrator of the channel. */
  function write(phone: Phone, content: Partial<Message>): Message {
    const { chat, user } = phone;
    if (user !== undefined && !isActive(phone)) throw new PhoneError('Start the bot first.');
    const author =
      user === undefined
        ? { sender_chat: chat, author_signature: userOf('member').first_name }
        : { from: user };
    const message = chats.add(phone, { ...author, ...content }, now());
    if (isActive(phone)) updates.add(chat.type === 'channel' ? 'channel_post' : 'message', message);
    return message;
  }

  async function send(phone: Phone, input: unknown): Promise<Message[]> {
    const { text, photos, reply_to, voice } = sendInput.parse(input);
    const replied = reply_to === undefined ? undefined : messageOf(phone, reply_to);
    const shared = replied === undefined ? {} : { reply_to_message: quoteOf(replied) };
    if (voice) {
      const file = files.keep(Buffer.from('OggS'), 'voice', 'oga');
      return [write(phone, { ...shared, voice: { ...file, duration: 3, mime_type: 'audio/ogg' } })];
    }
    if (photos.length === 0) {
      if (text === '') throw new PhoneError('The message is empty.');
      return [write(phone, { ...shared, ...textWithCommand(text) })];
    }
    const sizes = await Promise.all(
      photos.map((each) => files.addPhoto(Buffer.from(each, 'base64'))),
    );
    const group = photos.length > 1 ? { media_group_id: String(now()) } : {};
    return sizes.map((photo, index) =>
      write(phone, {
        ...shared,
        ...group,
        photo,
        ...(index === 0 && text !== '' ? { caption: text } : {}),
      }),
    );
  }

  const textWithCommand = (text: string) => {
    const [command = ''] = /^\/\w+/.exec(text) ?? [];
    return command === ''
      ? { text }
      : { text, entities: [{ type: 'bot_command', offset: 0, length: command.length }] };
  };

  /** Shares a number: the own one unless the input names another. */
  function contact(phone: Phone, input: unknown): Message {
    const { user_id, number } = z
      .object({ user_id: z.number().optional(), number: z.string().optional() })
      .parse(input);
    return write(phone, {
      contact: {
        phone_number: number ?? phone.number ?? '',
        first_name: phone.chat.first_name ?? '',
        user_id: user_id ?? phone.chat.id,
      },
    });
  }

  /** The bot's response to the press, `undefined` after 15 seconds without one. */
  function query(from: User, message: Message, data: string): Promise<PressReply | undefined> {
    const id = String((chats.state.updateId += 1));
    const reply = Promise.withResolvers<PressReply | undefined>();
    presses.set(id, reply.resolve);
    const timer = setTimeout(() => reply.resolve(undefined), pressTimeout);
    updates.add('callback_query', {
      id,
      from,
      message,
      chat_instance: String(message.chat.id),
      data,
    });
    return reply.promise.finally(() => {
      clearTimeout(timer);
      presses.delete(id);
    });
  }

  /** Presses the button with this text: of a message, else of the reply keyboard. */
  async function press(phone: Phone, input: unknown) {
    const { text, message_id, by } = z
      .object({ text: z.string(), message_id: z.number().optional(), by: z.string().optional() })
      .parse(input);
    const rows =
      message_id === undefined
        ? phone.keyboard
        : messageOf(phone, message_id).reply_markup?.inline_keyboard;
    const button = rows?.flat().find((each) => each.text === text);
    if (button === undefined) throw new PhoneError(`There is no button ${text}.`);
    if (message_id === undefined)
      return button.request_contact === true ? contact(phone, {}) : send(phone, { text });
    if (button.callback_data === undefined) return { url: button.url };
    const from = phone.user ?? userOf(by ?? 'buyer');
    return { reply: await query(from, messageOf(phone, message_id), button.callback_data) };
  }

  const actions: Record<string, (phone: Phone, input: unknown) => unknown> = {
    send,
    press,
    contact,
    start(phone, input) {
      const { payload } = z
        .object({
          payload: z
            .string()
            .regex(/^[\w-]{0,64}$/)
            .default(''),
        })
        .parse(input);
      if (phone.user === undefined) throw new PhoneError('Only a person starts the bot.');
      if (phone.status !== 'member') setMember(options, phone, phone.user, 'member');
      return write(phone, textWithCommand(payload === '' ? '/start' : `/start ${payload}`));
    },
    stop(phone) {
      if (phone.user === undefined) throw new PhoneError('Only a person stops the bot.');
      setMember(options, phone, phone.user, 'kicked');
    },
    edit(phone, input) {
      const { message_id, text } = z
        .object({ message_id: z.number(), text: z.string().min(1) })
        .parse(input);
      const message = messageOf(phone, message_id);
      const field = message.photo === undefined ? 'text' : 'caption';
      Object.assign(message, { [field]: text, edit_date: Math.floor(now() / 1000) });
      if (isActive(phone))
        updates.add(phone.user === undefined ? 'edited_channel_post' : 'edited_message', message);
      return message;
    },
    delete(phone, input) {
      const message = messageOf(phone, Object(input).message_id);
      phone.messages = phone.messages.filter((each) => each !== message);
    },
    add(phone, input) {
      const { by, rights } = byInput
        .extend({ rights: z.array(z.enum(rightNames)).default([...rightNames]) })
        .parse(input);
      const status = phone.chat.type === 'channel' ? 'administrator' : 'member';
      setMember(options, phone, userOf(by), status, rights);
    },
    remove(phone, input) {
      setMember(options, phone, userOf(byInput.parse(input).by), 'kicked');
    },
  };

  return {
    /** Replaces a phone, also with earlier messages. */
    async put(name: string, input: unknown): Promise<void> {
      const { status, rights, messages, ...rest } = putInput.parse(input);
      const phone = Object.assign(newPhone(rest), { status, rights });
      const { chat, user } = phone;
      for (const { is_own, photo, ...content } of messages) {
        const sizes =
          // oxlint-disable-next-line no-await-in-loop -- one photo at a time
          photo === undefined ? {} : { photo: await files.addPhoto(Buffer.from(photo, 'base64')) };
        const author =
          chat.type === 'channel' ? { sender_chat: chat } : { from: is_own ? user : bot };
        phone.messages.push(Object.assign({ chat, ...author, ...sizes }, content));
      }
      const last = Math.max(0, ...messages.map(({ message_id }) => message_id));
      if (chat.type === 'private') chats.state.messageId = Math.max(chats.state.messageId, last);
      else phone.messageId = last;
      chats.state.phones[name] = phone;
    },
    act(name: string, action: string, input: unknown): unknown {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (run === undefined) throw new PhoneError(`There is no action ${action}.`);
      return run(phoneOf(name), input);
    },
  };
}
