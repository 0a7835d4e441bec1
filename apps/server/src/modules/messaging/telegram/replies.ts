import { accessOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { Problem } from '../../../platform/http/problem';
import type {
  TelegramMessage,
  TelegramUpdate,
} from '../../../platform/providers/telegram/telegram-provider';
import type { ChatServices } from '../../buyers/chat/chat.module';
import type { LeadServices } from '../../buyers/leads/leads.module';
import type { Bot } from '../../foundation/bot/bot.module';
import type { UpdateHandler } from '../../foundation/bot/bot-types';
import { uploadOf } from '../../foundation/images/image-storage';
import type { ImagesService } from '../../foundation/images/images.service';
import type { Alerts } from './alerts.service';
import { type BotTexts, botTexts } from './bot-texts';
import type { BuyerChat } from './buyer-chat';
import type { Cards } from './cards.service';
import type { LinkService } from './link.service';
import { photoOf, textOf } from './message-content';
import type { Acting, TelegramMembers } from './members.repository';

const megabyte = 1024 * 1024;
const photoLimit = 10 * megabyte;
const photosLimit = 10;
const textLimit = 4000;

export interface RepliesParts {
  bot: Bot;
  alerts: Alerts;
  cards: Cards;
  chat: Pick<ChatServices, 'messages'>;
  images: Pick<ImagesService, 'keep'>;
  leads: Pick<LeadServices, 'leads'>;
  links: Pick<LinkService, 'say'>;
  members: TelegramMembers;
  buyerChat: Pick<BuyerChat, 'isBuyer'>;
}

const idOf = ({ chat, message_id }: TelegramMessage) => `tg-${chat.id}-${message_id}`;

/** Replies of members to messages about a room go into that room. */
export function createReplies(
  { log }: Pick<Deps, 'log'>,
  { bot, alerts, buyerChat, cards, chat, images, leads, links, members }: RepliesParts,
): UpdateHandler {
  /** Undefined when the message does not reply to one about a room. */
  async function roomOf(
    acting: Acting,
    { chat: { id: chatId }, reply_to_message }: TelegramMessage,
  ) {
    const card = reply_to_message && (await cards.ofMessage(chatId, reply_to_message.message_id));
    if (card === undefined || card.target_id === null) return undefined;
    if (card.target_type === 'room') return card.target_id;
    if (card.target_type !== 'lead') return undefined;
    return leads.leads.roomOf(accessOf(acting.dealer), card.target_id);
  }

  /** @throws Problem 422 */
  async function keptPhotos(acting: Acting, messages: readonly TelegramMessage[]) {
    const files = messages.map(photoOf).filter((file) => file !== undefined);
    const access = accessOf(acting.dealer);
    const ids: string[] = [];
    for (const file of files.slice(0, photosLimit)) {
      const bytes = await bot.telegram.file(file, photoLimit);
      ids.push((await images.keep(access, uploadOf('chat', 'photo', bytes))).id);
    }
    return ids;
  }

  function reasonOf(error: unknown, texts: BotTexts): string {
    const { status, code } = toProblem(error);
    if (code === 'room_blocked') return texts.roomBlocked;
    if (code === 'buyer_blocked') return texts.buyerStopped;
    if (status === 403 || status === 404) return texts.noAccess;
    if (status === 413 || status === 415 || status === 422) return texts.onlyText;
    return texts.notSent;
  }

  const react = (chatId: number, messageId: number) =>
    bot.outbox.add({
      kind: 'edit',
      chat_id: chatId,
      call: {
        method: 'setMessageReaction',
        payload: {
          chat_id: chatId,
          message_id: messageId,
          reaction: [{ type: 'emoji', emoji: '👌' }],
        },
      },
    });

  /** @returns the part of the transaction */
  async function post(
    acting: Acting,
    roomId: number,
    messages: readonly TelegramMessage[],
    texts: BotTexts,
  ): Promise<() => Promise<void>> {
    const [first] = messages;
    if (first === undefined) return async () => undefined;
    const chatId = first.chat.id;
    const text = messages.map(textOf).find((one) => one !== '') ?? '';
    const say = (reason: string) => () => links.say(chatId, reason);
    if (text.length > textLimit) return say(texts.tooLong);
    if (text === '' && !messages.some((one) => photoOf(one) !== undefined))
      return say(texts.onlyText);
    let attachments: string[];
    try {
      attachments = await keptPhotos(acting, messages);
    } catch (error) {
      log.warn({ err: error, room_id: roomId }, 'telegram.photo_failed');
      return say(error instanceof Problem ? reasonOf(error, texts) : texts.notSent);
    }
    const body = { client_id: idOf(first), text, attachments };
    return async () => {
      try {
        await chat.messages.send(accessOf(acting.dealer), roomId, body);
      } catch (error) {
        if (toProblem(error).status >= 500) throw error;
        return links.say(chatId, reasonOf(error, texts));
      }
      await alerts.follow(acting.dealer.member.id, roomId);
      await react(chatId, first.message_id);
    };
  }

  /** An edited reply changes its message in the room. */
  async function edit(acting: Acting, updates: readonly TelegramUpdate[], texts: BotTexts) {
    const edited = updates.find(({ edited_message }) => edited_message)?.edited_message;
    if (edited === undefined) return undefined;
    const chatId = edited.chat.id;
    const say = (reason: string) => links.say(chatId, reason);
    const roomId = await roomOf(acting, edited);
    if (roomId === undefined) return undefined;
    const text = textOf(edited);
    if (text.length > textLimit) return () => say(texts.tooLong);
    const changes = { author: 'business', client_id: idOf(edited), text } as const;
    return async () => {
      try {
        const isDone = await chat.messages.edit(accessOf(acting.dealer), roomId, changes);
        if (!isDone) await say(texts.notEdited);
      } catch (error) {
        if (toProblem(error).status >= 500) throw error;
        await say(reasonOf(error, texts));
      }
    };
  }

  return async ({ chatId, updates }) => {
    const edited = updates.some(({ edited_message }) => edited_message !== undefined);
    const messages = updates.flatMap(({ message }) => (message === undefined ? [] : [message]));
    const [first] = messages;
    const isCommand = first?.text?.startsWith('/start') === true;
    if ((first === undefined && !edited) || isCommand) return undefined;
    if (first !== undefined && first.chat.type !== 'private') return undefined;
    const account = await members.accountOfChat(chatId);
    if (account === undefined || (await buyerChat.isBuyer(chatId, updates))) return undefined;
    const acting = await members.acting(account.member_id);
    const texts = botTexts[acting?.language ?? 'ru'];
    if (acting === undefined) return () => links.say(chatId, texts.noAccess);
    if (first === undefined) return edit(acting, updates, texts);
    const replying = messages.find(({ reply_to_message }) => reply_to_message !== undefined);
    const roomId = replying && (await roomOf(acting, replying));
    if (roomId === undefined) return () => links.say(chatId, texts.howToReply);
    return post(acting, roomId, messages, texts);
  };
}
