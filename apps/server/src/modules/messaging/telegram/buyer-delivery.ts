import type { Deps } from '../../../platform/deps';
import type { TelegramCall } from '../../../platform/providers/telegram/telegram-provider';
import type { Owner } from '../../../platform/values/owner';
import type { ChatServices } from '../../buyers/chat/chat.module';
import { shortCarTitle } from '../../catalogue/catalog/car-title';
import type { Bot } from '../../foundation/bot/bot.module';
import type { OutboxEnd } from '../../foundation/bot/bot-types';
import type { ImagesService } from '../../foundation/images/images.service';
import type { StoredPart, TelegramBuyers } from './buyers.repository';

const textLimit = 4096;
const captionLimit = 1024;
const imagePrefix = 'image:';

/** Markup of a message to a buyer. */
export type Markup = NonNullable<
  Extract<TelegramCall, { method: 'sendMessage' }>['payload']['reply_markup']
>;

export interface BuyerDeliveryParts {
  bot: Bot | undefined;
  buyers: TelegramBuyers;
  chat: Pick<ChatServices, 'messages'>;
  companyName: (owner: Owner) => Promise<string>;
  images: Pick<ImagesService, 'jpeg'>;
}

/** Splits a text at the last paragraph, line or word that fits. */
export function splitText(text: string, limit = textLimit): string[] {
  if (text.length <= limit) return text === '' ? [] : [text];
  const head = text.slice(0, limit);
  const breaks = [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf(' ')];
  const at = breaks.find((place) => place > limit / 2) ?? limit;
  return [text.slice(0, at).trimEnd(), ...splitText(text.slice(at).trimStart(), limit)];
}

function reasonOf(reason: string): 'blocked' | 'rejected' | 'away' {
  if (reason.includes('403') || reason === 'unlinked') return 'blocked';
  return reason.includes('400') ? 'rejected' : 'away';
}

/** Sends the dealer's messages to buyers in Telegram. A message that does not fit has several parts. */
export function createBuyerDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bot, buyers, chat, companyName, images }: BuyerDeliveryParts,
) {
  async function enqueue(
    part: Omit<StoredPart, 'id' | 'message_id' | 'state' | 'created_at'>,
  ): Promise<void> {
    const { markup, ...rest } = part;
    const id = await buyers.addPart({
      ...rest,
      markup: markup === null ? null : JSON.stringify(markup),
      state: 'sending',
      created_at: clock.now(),
    });
    await bot?.outbox.add({ kind: 'chat', chat_id: part.chat_id, ref_id: id });
  }

  function callOf({ chat_id, text, photos, markup }: StoredPart): TelegramCall {
    const reply_markup = markup === null ? {} : { reply_markup: Object(markup) };
    const media = photos.map((id) => `${imagePrefix}${id}`);
    const [photo] = media;
    if (photo === undefined)
      return {
        method: 'sendMessage',
        payload: { chat_id, text, link_preview_options: { is_disabled: true }, ...reply_markup },
      };
    const caption = text === '' ? {} : { caption: text };
    if (media.length === 1)
      return { method: 'sendPhoto', payload: { chat_id, photo, ...caption, ...reply_markup } };
    return {
      method: 'sendMediaGroup',
      payload: {
        chat_id,
        media: media.map((one, at) => ({
          type: 'photo',
          media: one,
          ...(at === 0 && caption),
        })),
      },
    };
  }

  async function ended(id: number, end: OutboxEnd): Promise<void> {
    const part = await buyers.part(id);
    if (part === undefined) return;
    const isSent = end.state === 'sent';
    await buyers.updatePart(id, {
      state: isSent ? 'sent' : 'failed',
      message_id: isSent ? (end.messageId ?? null) : null,
    });
    if (part.chat_message_id === null) return;
    if (!isSent)
      return chat.messages.delivered(part.chat_message_id, 'failed', reasonOf(end.reason));
    const parts = await buyers.partsOf(part.chat_message_id);
    if (parts.every(({ state }) => state === 'sent'))
      await chat.messages.delivered(part.chat_message_id, 'sent');
  }

  bot?.outbox.sources.set('chat', {
    async make(id) {
      const part = await buyers.part(id);
      return part?.state === 'sending' ? callOf(part) : undefined;
    },
    ended,
    async files(call) {
      const names =
        call.method === 'sendMediaGroup'
          ? call.payload.media.map(({ media }) => media)
          : call.method === 'sendPhoto'
            ? [call.payload.photo]
            : [];
      const found = new Map<string, Buffer>();
      for (const name of names)
        if (typeof name === 'string' && name.startsWith(imagePrefix))
          found.set(name, await images.jpeg(name.slice(imagePrefix.length)));
      return found;
    },
  });

  chat.messages.forTelegram.on(async (room, message) => {
    const { telegram_chat_id: chat_id, id: room_id } = room;
    if (chat_id === null) return;
    if (bot === undefined) return chat.messages.delivered(message.id, 'failed', 'away');
    const known = await buyers.partsOf(message.id);
    // Sent again: parts that arrived stay.
    for (const part of known.filter(({ state }) => state === 'failed')) {
      await buyers.updatePart(part.id, { state: 'sending' });
      await bot.outbox.add({ kind: 'chat', chat_id, ref_id: part.id });
    }
    if (known.length > 0) return;
    const buyer = await buyers.find(chat_id);
    const of = await buyers.room(room_id);
    const isOther = buyer?.room_id !== room_id && of !== undefined;
    const heading = isOther
      ? [await companyName(of.owner), shortCarTitle(of)].filter(Boolean).join(' · ')
      : '';
    if (isOther) await buyers.update(chat_id, { room_id });
    const text = [heading, message.text].filter(Boolean).join('\n');
    const isCaption = message.attachments.length > 0 && text.length <= captionLimit;
    const base = { chat_id, room_id, chat_message_id: message.id, markup: null };
    if (message.attachments.length > 0)
      await enqueue({ ...base, photos: message.attachments, text: isCaption ? text : '' });
    for (const piece of isCaption ? [] : splitText(text))
      await enqueue({ ...base, photos: [], text: piece });
  });

  chat.messages.editedForTelegram.on(async (message, before) => {
    const parts = await buyers.partsOf(message.id);
    const part = parts.find(({ text }) => text.endsWith(before.text));
    if (part === undefined || part.message_id === null || before.text === '') return;
    const text = `${part.text.slice(0, -before.text.length)}${message.text}`;
    if (text.length > (part.photos.length > 0 ? captionLimit : textLimit)) return;
    await buyers.updatePart(part.id, { text });
    const { chat_id, message_id } = part;
    await bot?.outbox.add({
      kind: 'edit',
      chat_id,
      call:
        part.photos.length > 0
          ? { method: 'editMessageCaption', payload: { chat_id, message_id, caption: text } }
          : { method: 'editMessageText', payload: { chat_id, message_id, text } },
    });
  });

  return {
    /** A message of the bot itself. Part of the surrounding transaction. */
    say: (
      chat_id: number,
      text: string,
      { photos = [], markup = null }: { photos?: string[]; markup?: Markup | null } = {},
    ): Promise<void> =>
      enqueue({ chat_id, room_id: null, chat_message_id: null, text, photos, markup }),

    /** Messages on their way do not arrive, and are not sent later. */
    blocked: (chatId: number): Promise<void> =>
      db.transaction(async () => {
        for (const { id, chat_message_id } of await buyers.sending(chatId)) {
          await buyers.updatePart(id, { state: 'failed' });
          if (chat_message_id !== null)
            await chat.messages.delivered(chat_message_id, 'failed', 'blocked');
        }
        await bot?.outbox.drop(chatId);
      }),
  };
}

export type BuyerDelivery = ReturnType<typeof createBuyerDelivery>;
