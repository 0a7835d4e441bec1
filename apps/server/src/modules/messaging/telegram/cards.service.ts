import { hour, minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import type { TelegramCall } from '../../../platform/providers/telegram/telegram-provider';
import type { Bot } from '../../foundation/bot/bot.module';
import type { OutboxEnd } from '../../foundation/bot/bot-types';
import { notificationLink } from '../../foundation/notifications/notification-link';
import {
  type CardButton,
  type CardView,
  leadView,
  messageOf,
  plainView,
  roomView,
  undoTime,
} from './card-text';
import {
  type Card,
  type CardsRepository,
  type NewCard,
  createCardsRepository,
} from './cards.repository';
import type { TelegramMembers } from './members.repository';
import type { Called, SignedData } from './signed-data';

/** A contact of the same subject changes its message for so long; ms. */
const changeTime = 30 * minute;
/** An older alert is of no use; ms. */
const alertLife = 6 * hour;
/** Milliseconds between checks of the subjects of sent messages. */
const checkEvery = 3000;
const batch = 100;

export interface CardsParts {
  bot: Bot;
  members: TelegramMembers;
  signed: SignedData;
}

/** Messages about a subject: sent once, then changed with it. */
export function createCards(
  { config, db, clock, jobs }: Pick<Deps, 'config' | 'db' | 'clock' | 'jobs'>,
  { bot, members, signed }: CardsParts,
) {
  const cards: CardsRepository = createCardsRepository(db);
  // Telegram takes no links to this machine, but a local server of its protocol does.
  const origin =
    config.PUBLIC_ORIGIN ??
    (config.TELEGRAM_API_URL === 'https://api.telegram.org'
      ? undefined
      : `http://localhost:${config.PORT}`);

  async function viewOf(card: Card): Promise<CardView | undefined> {
    const { target_type, target_id, owner, content } = card;
    if (target_type === 'lead' && target_id !== null) {
      const lead = await cards.lead(owner, target_id);
      return lead && leadView(card, lead, clock.now());
    }
    if (target_type === 'room' && target_id !== null) {
      const room = await cards.room(owner, target_id);
      return room && roomView(card, room);
    }
    if (target_type === 'trade_in_auto' && 'type' in content && content.type === 'offer_accepted')
      return plainView(card, await cards.seller(owner, target_id ?? 0));
    return plainView(card);
  }

  function buttonOf({ text, press, opens }: CardButton, card: Card) {
    const { target_type: type, target_id: id, chat_id: chatId, content } = card;
    if (press !== undefined)
      return { text, callback_data: signed.press({ kind: press, leadId: id ?? 0 }, chatId) };
    if (origin === undefined) return undefined;
    if (opens === 'call') {
      const called = {
        type: type === 'lead' ? ('lead' as const) : ('trade_in_auto' as const),
        id: id ?? 0,
      };
      return { text, url: `${origin}/call/${signed.call(called, card.member_id, clock.now())}` };
    }
    const target = type === null || id === null ? undefined : { type, id };
    const path = 'night' in content ? '/dashboard/work-panel' : notificationLink(target);
    return { text, url: `${origin}${path}` };
  }

  async function make(id: number, isEdit: boolean): Promise<TelegramCall | undefined> {
    const card = await cards.find(id);
    const view = card && (await viewOf(card));
    if (card === undefined || view === undefined) return undefined;
    if (isEdit && card.message_id === null) return undefined;
    const row = view.buttons
      .map((button) => buttonOf(button, card))
      .filter((one) => one !== undefined);
    const body = {
      chat_id: card.chat_id,
      ...messageOf(view),
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: [row] },
    };
    return card.message_id === null
      ? { method: 'sendMessage', payload: body }
      : { method: 'editMessageText', payload: { ...body, message_id: card.message_id } };
  }

  async function ended(id: number, end: OutboxEnd): Promise<void> {
    if (end.state !== 'sent') return;
    const now = clock.now();
    await cards.sent(id, end.messageId, now);
    const card = await cards.find(id);
    if (card === undefined) return;
    await members.update(card.chat_id, { last_sent_at: now });
    if (card.target_type === 'lead' || card.target_type === 'room')
      await jobs.schedule('telegram_cards', 0, new Date(now.getTime() + checkEvery));
  }

  bot.outbox.sources.set('alert', { make: (id) => make(id, false), ended });
  bot.outbox.sources.set('edit', { make: (id) => make(id, true), ended: async () => undefined });

  const edit = (id: number, chatId: number) =>
    bot.outbox.add({ kind: 'edit', chat_id: chatId, ref_id: id });

  /** While messages about leads and rooms are followed, it schedules itself. */
  jobs.registerJob('telegram_cards', async () => {
    const now = clock.now();
    for (const { id, chat_id } of await cards.outdated(now, batch)) {
      await edit(id, chat_id);
      // The button that takes a press back goes in time.
      await jobs.schedule('telegram_card', id, new Date(now.getTime() + undoTime));
    }
    if (await cards.hasFollowed(now))
      await jobs.schedule('telegram_cards', 0, new Date(now.getTime() + checkEvery));
  });

  jobs.registerJob('telegram_card', async (id) => {
    const card = await cards.find(id);
    if (card !== undefined) await edit(id, card.chat_id);
  });

  return {
    edit,

    ofMessage: (chatId: number, messageId: number) => cards.ofMessage(chatId, messageId),

    lead: (owner: Card['owner'], id: number) => cards.lead(owner, id),

    async phone(owner: Card['owner'], { type, id }: Called): Promise<string | undefined> {
      const found = await (type === 'lead' ? cards.lead(owner, id) : cards.seller(owner, id));
      return found?.phone ?? undefined;
    },

    /** Sends a message, or changes the one of the same subject. Part of the surrounding transaction. */
    async show(card: NewCard, { isAlone }: { isAlone: boolean }): Promise<void> {
      const now = clock.now();
      const since = new Date(now.getTime() - changeTime);
      const known =
        isAlone || card.target_id === null ? undefined : await cards.recent(card, since);
      if (known === undefined) {
        const id = await cards.add(card, now);
        const expires_at = new Date(now.getTime() + alertLife);
        await bot.outbox.add({ kind: 'alert', chat_id: card.chat_id, ref_id: id, expires_at });
        return;
      }
      await cards.replace(known.id, card.content);
      await edit(known.id, known.chat_id);
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
