import * as z from 'zod';
import { ApiError } from './api-error.ts';
import type { Button, Message, Phone } from './chats.ts';
import { type Entity, parseHtml } from './markup.ts';

const button = z.object({
  text: z.string(),
  url: z.string().optional(),
  callback_data: z.string().optional(),
  request_contact: z.boolean().optional(),
});
const key = z.union([button, z.string().transform((text) => ({ text }))]);
const markup = z.object({
  inline_keyboard: z.array(z.array(button)).optional(),
  keyboard: z.array(z.array(key)).optional(),
  remove_keyboard: z.boolean().optional(),
});
const entities = z.custom<Entity[]>((value) => Array.isArray(value)).optional();

export const chatId = z.union([z.number(), z.string()]);
export const messageId = z.coerce.number();
export const textInput = {
  text: z.string().default(''),
  entities,
  parse_mode: z.string().optional(),
};
export const captionInput = {
  caption: z.string().default(''),
  caption_entities: entities,
  parse_mode: z.string().optional(),
};
export const markupInput = { reply_markup: markup.optional() };
export const sendInput = {
  chat_id: chatId,
  reply_parameters: z
    .object({ message_id: messageId, allow_sending_without_reply: z.boolean().optional() })
    .optional(),
};

function parsed(text: string, mode: string | undefined, provided: Entity[] | undefined) {
  if (mode === undefined || mode === '') return { text: text.trimEnd(), entities: provided };
  if (mode.toLowerCase() !== 'html') throw new ApiError(400, 'unsupported parse_mode');
  const html = parseHtml(text);
  return {
    text: html.text.trimEnd(),
    entities: html.entities.length > 0 ? html.entities : undefined,
  };
}

type TextInput = z.output<z.ZodObject<typeof textInput>>;
type CaptionInput = z.output<z.ZodObject<typeof captionInput>>;

/** Lengths count UTF-16 units after the markup. */
export function textOf(input: TextInput): Pick<Message, 'text' | 'entities'> {
  const { text, entities } = parsed(input.text, input.parse_mode, input.entities);
  if (text === '') throw new ApiError(400, 'message text is empty');
  if (text.length > 4096) throw new ApiError(400, 'message is too long');
  return { text, ...(entities === undefined ? {} : { entities }) };
}

export function captionOf(input: CaptionInput): Pick<Message, 'caption' | 'caption_entities'> {
  const { text, entities } = parsed(input.caption, input.parse_mode, input.caption_entities);
  if (text.length > 1024) throw new ApiError(400, 'message caption is too long');
  if (text === '') return {};
  return { caption: text, ...(entities === undefined ? {} : { caption_entities: entities }) };
}

function checkButton({ text, url, callback_data }: Button): void {
  if (text === '' || (url === undefined && callback_data === undefined))
    throw new ApiError(
      400,
      "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
    );
  // Telegram takes http of this machine neither; the cabinet of a developer has no other address.
  if (url !== undefined && !/^(https?|tg):\/\/\S+$/.test(url))
    throw new ApiError(
      400,
      `inline keyboard button URL '${url}' is invalid: Unsupported URL protocol`,
    );
  const bytes = Buffer.byteLength(callback_data ?? '-');
  if (bytes < 1 || bytes > 64) throw new ApiError(400, 'BUTTON_DATA_INVALID');
}

type Markup = z.output<typeof markup>;

export function inlineOf(input: Markup | undefined): Pick<Message, 'reply_markup'> {
  const rows = input?.inline_keyboard?.filter((row) => row.length > 0) ?? [];
  for (const each of rows.flat()) checkButton(each);
  return rows.length > 0 ? { reply_markup: { inline_keyboard: rows } } : {};
}

/** A reply keyboard stays until another one or `remove_keyboard`. */
export function setKeyboard(phone: Phone, input: Markup | undefined): void {
  if (input?.keyboard !== undefined) {
    const asksContact = input.keyboard.flat().some((each: Button) => each.request_contact === true);
    if (asksContact && phone.chat.type !== 'private')
      throw new ApiError(400, 'phone number can be requested in private chats only');
    phone.keyboard = input.keyboard;
  }
  if (input?.remove_keyboard === true) delete phone.keyboard;
}
