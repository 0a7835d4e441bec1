import { accessOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { requirePermission } from '../../../platform/http/permissions';
import type { TelegramUpdate } from '../../../platform/providers/telegram/telegram-provider';
import type { LeadServices } from '../../buyers/leads/leads.module';
import type { Bot } from '../../foundation/bot/bot.module';
import type { UpdateHandler } from '../../foundation/bot/bot-types';
import type { ShowChange } from '../../foundation/notifications/notification-types';
import { type BotTexts, botTexts, languageOfUser } from './bot-texts';
import { timeOf, undoTime } from './card-text';
import type { Cards } from './cards.service';
import type { Acting, TelegramMembers } from './members.repository';
import type { Press, SignedData } from './signed-data';

type Query = NonNullable<TelegramUpdate['callback_query']>;

export interface PressesParts {
  bot: Bot;
  cards: Cards;
  leads: Pick<LeadServices, 'changes'>;
  members: TelegramMembers;
  showChange: ShowChange;
  signed: SignedData;
}

/** Handles presses of the bot's buttons. The right to do it is checked at the press. */
export function createPresses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bot, cards, leads, members, showChange, signed }: PressesParts,
): UpdateHandler {
  const reply = (id: string, text?: string, isAlert = false) =>
    bot.outbox.add({
      kind: 'reply',
      chat_id: null,
      call: {
        method: 'answerCallbackQuery',
        payload: {
          callback_query_id: id,
          ...(text !== undefined && { text, show_alert: isAlert }),
        },
      },
    });

  /** @returns the text of the alert; undefined when it worked */
  async function contact(acting: Acting, leadId: number, texts: BotTexts) {
    const access = accessOf(acting.dealer);
    const lead = await cards.lead(access.owner, leadId);
    if (lead?.status === 'contacted' && lead.at !== null)
      return lead.by_member === acting.dealer.member.id
        ? undefined
        : texts.already(lead.by_name ?? '', timeOf(lead.at));
    await leads.changes.update(access, leadId, { status: 'contacted' });
    await showChange(access.owner, { type: 'lead', id: leadId });
    return undefined;
  }

  async function undo(acting: Acting, leadId: number, texts: BotTexts) {
    const access = accessOf(acting.dealer);
    const lead = await cards.lead(access.owner, leadId);
    const isLate =
      lead === undefined ||
      lead.at === null ||
      clock.now().getTime() - lead.at.getTime() >= undoTime;
    if (isLate) return texts.nothingToUndo;
    await leads.changes.undo(access, leadId, { of: 'status' });
    await showChange(access.owner, { type: 'lead', id: leadId });
    return undefined;
  }

  const workOf = ({ kind, leadId }: Press, acting: Acting, texts: BotTexts) =>
    kind === 'contacted' ? contact(acting, leadId, texts) : undo(acting, leadId, texts);

  async function press({ id, from, data = '', message }: Query): Promise<void> {
    const chatId = message?.chat.id ?? from.id;
    const account = await members.accountOfChat(from.id);
    const acting = account && (await members.acting(account.member_id));
    const texts = botTexts[acting?.language ?? languageOfUser(from.language_code)];
    const wanted = signed.readPress(data, chatId);
    if (acting === undefined || wanted === undefined) return reply(id, texts.noAccess, true);
    const card = message && (await cards.ofMessage(chatId, message.message_id));
    try {
      const alert = await db.transaction(async () => {
        requirePermission(acting.dealer, 'leads.edit');
        return workOf(wanted, acting, texts);
      });
      await reply(id, alert, alert !== undefined);
    } catch (error) {
      const { status, code } = toProblem(error);
      if (status >= 500) throw error;
      const text = code === 'nothing_to_undo' ? texts.nothingToUndo : texts.noAccess;
      await reply(id, text, true);
    }
    if (card !== undefined) await cards.edit(card.id, card.chat_id);
  }

  return async ({ updates }) =>
    async () => {
      for (const { callback_query: query } of updates) if (query !== undefined) await press(query);
    };
}
