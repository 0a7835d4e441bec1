import type { Deps } from '../../../platform/deps';
import type { TelegramUpdate } from '../../../platform/providers/telegram/telegram-provider';
import type { UpdateHandler } from '../../foundation/bot/bot-types';
import { botTexts, languageOfUser } from './bot-texts';
import type { LinkService } from './link.service';
import type { TelegramMembers } from './members.repository';

const startPattern = /^\/start(?:@\w+)?(?:\s+m_([0-9A-Za-z]{22}))?\s*$/;

/** Handles the start of the bot, and its being stopped, in the private chat with a person. */
export function createPersonalChat(
  { clock }: Pick<Deps, 'clock'>,
  { members, links }: { members: TelegramMembers; links: LinkService },
): UpdateHandler {
  async function membership({ my_chat_member: change }: TelegramUpdate): Promise<void> {
    if (change?.chat.type !== 'private') return;
    const isStopped = change.new_chat_member.status === 'kicked';
    await links.blocked(change.chat.id, isStopped ? clock.now() : null);
  }

  async function start({ message }: TelegramUpdate): Promise<void> {
    const match = startPattern.exec(message?.text ?? '');
    if (match === null || message?.from === undefined || message.chat.type !== 'private') return;
    const { from } = message;
    const [, token] = match;
    if (token !== undefined) return links.open(from, token);
    const account = await members.accountOfChat(from.id);
    if (account === undefined)
      return links.say(from.id, botTexts[languageOfUser(from.language_code)].linkInCabinet);
    await links.blocked(from.id, null);
    const acting = await members.acting(account.member_id);
    await links.say(from.id, botTexts[acting?.language ?? 'ru'].howToReply);
  }

  return async ({ updates }) =>
    async () => {
      for (const update of updates) {
        await membership(update);
        await start(update);
      }
    };
}
