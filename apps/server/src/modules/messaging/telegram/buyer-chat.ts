import type { Deps } from '../../../platform/deps';
import { createLimiter } from '../../../platform/http/limiter';
import { toProblem } from '../../../platform/http/error-handler';
import type {
  TelegramMessage,
  TelegramUpdate,
  TelegramUser,
} from '../../../platform/providers/telegram/telegram-provider';
import { businessAccess } from '../../../platform/values/access';
import { hour } from '../../../platform/values/clock';
import type { ChatServices } from '../../buyers/chat/chat.module';
import { carTitle, shortCarTitle } from '../../catalogue/catalog/car-title';
import type { Bot } from '../../foundation/bot/bot.module';
import type { UpdateHandler } from '../../foundation/bot/bot-types';
import { uploadOf } from '../../foundation/images/image-storage';
import type { ShowChange } from '../../foundation/notifications/notification-types';
import type { ImagesService } from '../../foundation/images/images.service';
import { type BotTexts, botTexts, languageOfUser } from './bot-texts';
import type { BuyerDelivery, Markup } from './buyer-delivery';
import type { PostedCar, StoredBuyer, TelegramBuyers } from './buyers.repository';
import { moneyOf } from './card-text';
import type { TelegramMembers } from './members.repository';
import { phoneOf, photoOf, textOf } from './message-content';

const startPattern = /^\/start(?:@\w+)?\s+c_([0-9A-Za-z]{16})\s*$/;
const photoLimit = 10 * 1024 * 1024;
const textLimit = 4000;
const nameLimit = 60;
/** A member who opened a post is a buyer to the bot for so long; ms. */
const memberBuys = hour;

const onSale = ['active', 'barakami'];

const limitsOf = (chatId: number) => [
  { bucket: `telegram-buyer:${chatId}`, max: 20, seconds: 60 },
  { bucket: `telegram-buyer-day:${chatId}`, max: 200, seconds: 86_400 },
];

export interface BuyerChatParts {
  bot: Bot;
  buyers: TelegramBuyers;
  chat: Pick<ChatServices, 'messages' | 'rooms'>;
  delivery: BuyerDelivery;
  images: Pick<ImagesService, 'isStored' | 'keep'>;
  members: TelegramMembers;
  showChange: ShowChange;
}

const nameOf = ({ first_name, id }: TelegramUser) =>
  first_name.replaceAll(/\p{C}/gu, '').trim().slice(0, nameLimit) || String(id);

const idOf = ({ chat, message_id }: TelegramMessage) => `tg-${chat.id}-${message_id}`;

const keyboardOf = (texts: BotTexts, { phone }: Pick<StoredBuyer, 'phone'>): Markup => ({
  keyboard: [
    ...(phone === null ? [[{ text: texts.shareNumber, request_contact: true }]] : []),
    [{ text: texts.otherCar }, { text: texts.otherLanguage }],
  ],
  resize_keyboard: true,
});

/** Buyers who come from a post: the car, the first message, the number, and the conversation. */
export function createBuyerChat(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { bot, buyers, chat, delivery, images, members, showChange }: BuyerChatParts,
) {
  const limiter = createLimiter({ db, clock });

  const textsOf = ({ language }: Pick<StoredBuyer, 'language'>) => botTexts[language];

  async function others(chatId: number, car: PostedCar, texts: BotTexts, before = '') {
    const name = (await bot.state.name()) ?? '';
    const found = await buyers.others(car.owner, car.auto_id);
    const title = found.length === 0 ? texts.noOthers : texts.others;
    await delivery.say(chatId, `${before} ${title}`.trim(), {
      markup: {
        inline_keyboard: found.map((one) => [
          {
            text: shortCarTitle(one) ?? String(one.auto_id),
            url: bot.telegram.botLink(name, `c_${one.token}`),
          },
        ]),
      },
    });
  }

  /** Reads the cover before the transaction: a picture that is not ready must not hold the first message back. */
  async function starting(from: TelegramUser, token: string) {
    const id = (await buyers.byToken(token))?.cover_id ?? undefined;
    const photos = id !== undefined && (await images.isStored(id)) ? [id] : [];
    return () => start(from, token, photos);
  }

  async function start(from: TelegramUser, token: string, photos: string[]): Promise<void> {
    const language = languageOfUser(from.language_code);
    const car = await buyers.byToken(token);
    const known = await buyers.find(from.id);
    const texts = known === undefined ? botTexts[language] : textsOf(known);
    if (car === undefined) return delivery.say(from.id, texts.postGone);
    if (!onSale.includes(car.status)) return others(from.id, car, texts, texts.sold);
    const account = await members.accountOfChat(from.id);
    const acting = account && (await members.acting(account.member_id));
    const isOwn = acting?.dealer.owner === car.owner;
    if (!isOwn) {
      if (known?.post_id !== car.post_id) await buyers.count(car.post_id, 'opened');
      await buyers.put({
        chat_id: from.id,
        name: nameOf(from),
        username: from.username ?? null,
        language,
        post_id: car.post_id,
        opened_at: clock.now(),
      });
      if (known !== undefined && known.blocked_at !== null)
        await chat.rooms.telegramChanged(from.id);
    }
    const shown = known?.language ?? language;
    const lines = [
      isOwn ? texts.asBuyer : '',
      carTitle(car) ?? '',
      moneyOf(car, shown) ?? '',
      car.salon ?? '',
      texts.ask,
    ];
    await delivery.say(from.id, lines.filter((line) => line !== '').join('\n'), {
      photos,
      markup: isOwn ? null : keyboardOf(texts, { phone: known?.phone ?? null }),
    });
  }

  async function blocked(chatId: number, isBlocked: boolean): Promise<void> {
    const buyer = await buyers.find(chatId);
    if (buyer === undefined || (buyer.blocked_at !== null) === isBlocked) return;
    await buyers.update(chatId, { blocked_at: isBlocked ? clock.now() : null });
    if (isBlocked) await delivery.blocked(chatId);
    await chat.rooms.telegramChanged(chatId);
  }

  async function contact(buyer: StoredBuyer, { contact: shared, from }: TelegramMessage) {
    const texts = textsOf(buyer);
    const phone = phoneOf(shared?.phone_number ?? '');
    if (shared?.user_id !== from?.id || phone === undefined)
      return delivery.say(buyer.chat_id, texts.ownNumber);
    await buyers.update(buyer.chat_id, { phone });
    for (const { owner, id } of await chat.rooms.learnPhone(buyer.chat_id, phone))
      await showChange(owner, { type: 'lead', id });
    await delivery.say(buyer.chat_id, texts.numberKept, {
      markup: keyboardOf(texts, { phone }),
    });
  }

  /** @returns true when the message was one of the keyboard's buttons */
  async function button(buyer: StoredBuyer, text: string): Promise<boolean> {
    const { chat_id, post_id, language } = buyer;
    const texts = textsOf(buyer);
    if (text === texts.otherLanguage) {
      const other = language === 'ru' ? 'uz' : 'ru';
      await buyers.update(chat_id, { language: other });
      await delivery.say(chat_id, botTexts[other].ask, {
        markup: keyboardOf(botTexts[other], buyer),
      });
      return true;
    }
    if (text !== texts.otherCar) return false;
    const car = post_id === null ? undefined : await buyers.byPost(post_id);
    if (car === undefined) await delivery.say(chat_id, texts.noOthers);
    else await others(chat_id, car, texts);
    return true;
  }

  /** Room that a message belongs to: the one that it replies to, else the car opened last. */
  async function roomOf(buyer: StoredBuyer, replied: number | undefined, texts: BotTexts) {
    if (replied !== undefined) return replied;
    const { chat_id, name, phone, post_id } = buyer;
    const car = post_id === null ? undefined : await buyers.byPost(post_id);
    if (car === undefined) {
      await delivery.say(chat_id, texts.postGone);
      return undefined;
    }
    if (!onSale.includes(car.status) && buyer.room_id === null) {
      await others(chat_id, car, texts, texts.sold);
      return undefined;
    }
    const { room, isNew } = await chat.rooms.openTelegram(car.owner, {
      chat_id,
      name,
      phone,
      auto_id: car.auto_id,
      post_id: car.post_id,
    });
    if (isNew) await buyers.count(car.post_id, 'wrote');
    return room.id;
  }

  async function isFlood(chatId: number): Promise<boolean> {
    try {
      await limiter.take(limitsOf(chatId));
      return false;
    } catch {
      return true;
    }
  }

  /** One answer a minute. */
  async function tooMany(chatId: number, texts: BotTexts): Promise<void> {
    try {
      await limiter.take([{ bucket: `telegram-buyer-told:${chatId}`, max: 1, seconds: 60 }]);
    } catch {
      return;
    }
    await delivery.say(chatId, texts.tooMany);
  }

  async function keptPhotos(
    buyer: StoredBuyer,
    messages: readonly TelegramMessage[],
    room?: number,
  ) {
    const of = room === undefined ? undefined : await buyers.room(room);
    const car =
      of === undefined && buyer.post_id !== null ? await buyers.byPost(buyer.post_id) : undefined;
    const owner = of?.owner ?? car?.owner;
    const ids: string[] = [];
    if (owner === undefined) return ids;
    for (const file of messages
      .map(photoOf)
      .filter((one) => one !== undefined)
      .slice(0, 10)) {
      const bytes = await bot.telegram.file(file, photoLimit);
      ids.push((await images.keep(businessAccess(owner), uploadOf('chat', 'photo', bytes))).id);
    }
    return ids;
  }

  /** @returns the part of the transaction */
  async function write(buyer: StoredBuyer, messages: readonly TelegramMessage[]) {
    const [first] = messages;
    if (first === undefined) return undefined;
    const { chat_id } = buyer;
    const texts = textsOf(buyer);
    if (first.contact !== undefined) return () => contact(buyer, first);
    if (await isFlood(chat_id)) return () => tooMany(chat_id, texts);
    const written = messages.map(textOf).find((one) => one !== '') ?? '';
    if (written.length > textLimit) return () => delivery.say(chat_id, texts.tooLong);
    const hasPhotos = messages.some((one) => photoOf(one) !== undefined);
    const isVoice = first.voice !== undefined || first.video_note !== undefined;
    if (written === '' && !hasPhotos && !isVoice)
      return () => delivery.say(chat_id, texts.onlyText);
    const replying = messages.find(({ reply_to_message }) => reply_to_message !== undefined);
    const to = replying?.reply_to_message?.message_id;
    const replied = to === undefined ? undefined : await buyers.roomOf(chat_id, to);
    let attachments: string[];
    try {
      attachments = await keptPhotos(buyer, messages, replied);
    } catch (error) {
      log.warn({ err: error }, 'telegram.photo_failed');
      return () => delivery.say(chat_id, texts.notSent);
    }
    return async () => {
      if (await button(buyer, written)) return;
      const roomId = await roomOf(buyer, replied, texts);
      if (roomId === undefined) return;
      const room = await chat.rooms.findAny(roomId);
      if (room.is_muted || room.is_blocked) {
        if (await chat.rooms.rejectMessage(room)) await delivery.say(chat_id, texts.rejects);
        return;
      }
      const owner = room.business_user_id;
      if (isVoice) await delivery.say(chat_id, texts.onlyText);
      const text = isVoice ? botTexts[await buyers.languageOf(owner)].voice : written;
      await chat.messages.receive(businessAccess(owner), roomId, {
        client_id: idOf(first),
        text,
        attachments,
      });
      await buyers.addPart({
        chat_id,
        room_id: roomId,
        message_id: first.message_id,
        state: 'sent',
        created_at: clock.now(),
      });
      if (buyer.room_id !== roomId) await buyers.update(chat_id, { room_id: roomId });
    };
  }

  async function edit(buyer: StoredBuyer, message: TelegramMessage) {
    const roomId = await buyers.roomOf(buyer.chat_id, message.message_id);
    if (roomId === undefined) return undefined;
    return async () => {
      const { business_user_id: owner } = await chat.rooms.findAny(roomId);
      const changes = {
        author: 'client',
        client_id: idOf(message),
        text: textOf(message),
      } as const;
      try {
        await chat.messages.edit(businessAccess(owner), roomId, changes);
      } catch (error) {
        if (toProblem(error).status >= 500) throw error;
      }
    };
  }

  async function buyerOf(chatId: number, messages: readonly TelegramMessage[]) {
    const buyer = await buyers.find(chatId);
    if (buyer === undefined) return undefined;
    const account = await members.accountOfChat(chatId);
    if (account === undefined) return buyer;
    const to = messages.find(({ reply_to_message }) => reply_to_message)?.reply_to_message;
    if (to !== undefined)
      return (await buyers.roomOf(chatId, to.message_id)) === undefined ? undefined : buyer;
    return clock.now().getTime() - buyer.opened_at.getTime() < memberBuys ? buyer : undefined;
  }

  const messagesOf = (updates: readonly TelegramUpdate[]) =>
    updates.flatMap(({ message, edited_message }) => message ?? edited_message ?? []);

  const handler: UpdateHandler = async ({ chatId, updates }) => {
    const change = updates.find(({ my_chat_member }) => my_chat_member)?.my_chat_member;
    if (change?.chat.type.endsWith('group') === true) {
      const isIn = ['member', 'administrator'].includes(change.new_chat_member.status);
      const call = { method: 'leaveChat', payload: { chat_id: change.chat.id } } as const;
      return isIn ? () => bot.outbox.add({ kind: 'edit', chat_id: chatId, call }) : undefined;
    }
    if (change?.chat.type === 'private')
      return () => blocked(chatId, change.new_chat_member.status === 'kicked');
    const messages = messagesOf(updates);
    const [first] = messages;
    if (first?.chat.type !== 'private') return undefined;
    const [, token] = startPattern.exec(first.text ?? '') ?? [];
    const { from } = first;
    if (token !== undefined && from !== undefined) return starting(from, token);
    if (first.text?.startsWith('/start') === true) return undefined;
    const buyer = await buyerOf(chatId, messages);
    if (buyer === undefined) return undefined;
    const edited = updates.find(({ edited_message }) => edited_message)?.edited_message;
    return edited === undefined ? write(buyer, messages) : edit(buyer, edited);
  };

  return {
    handler,
    blocked,
    /** Messages of a member who writes as a buyer are not replies to the bot's cards. */
    isBuyer: async (chatId: number, updates: readonly TelegramUpdate[]): Promise<boolean> =>
      (await buyerOf(chatId, messagesOf(updates))) !== undefined,
  };
}

export type BuyerChat = ReturnType<typeof createBuyerChat>;
