import { createHash, randomBytes } from 'node:crypto';
import type { Dealer } from '../../../platform/values/dealer';
import type { Language } from '../../../platform/values/language';
import type { Owner } from '../../../platform/values/owner';
import { minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { createLimiter } from '../../../platform/http/limiter';
import { Problem, conflict, unavailable } from '../../../platform/http/problem';
import type { TelegramUser } from '../../../platform/providers/telegram/telegram-provider';
import type { Bot } from '../../foundation/bot/bot.module';
import type { ShowChange } from '../../foundation/notifications/notification-types';
import { botTexts, languageOfUser } from './bot-texts';
import type { StoredLink, TelegramMembers } from './members.repository';

const lifetime = 10 * minute;

/** Length of a token. */
const tokenLength = 22;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Longest name that is kept. */
const nameLimit = 200;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export const telegramOff = () => new Problem(503, 'telegram_off');

/** Control characters are removed. */
const nameOf = (user: TelegramUser) =>
  user.first_name.replaceAll(/\p{C}/gu, '').trim().slice(0, nameLimit) || `${user.id}`;

export function createLinkService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    bot,
    members,
    companyName,
    showChange,
  }: {
    bot: Bot | undefined;
    members: TelegramMembers;
    companyName: (owner: Owner) => Promise<string>;
    showChange: ShowChange;
  },
) {
  const limiter = createLimiter({ db, clock });

  /** Open pages of the member reload their Telegram. */
  async function changed(memberId: number): Promise<void> {
    const acting = await members.acting(memberId);
    if (acting !== undefined)
      await showChange(acting.dealer.owner, { type: 'telegram', id: memberId });
  }

  /** 22 characters of base 62, made of the nonce with a key that is not in the database. */
  const tokenOf = ({ telegram }: Bot, memberId: number, nonce: Buffer): string =>
    [...telegram.sign(`link:${memberId}:${nonce.toString('hex')}`)]
      .slice(0, tokenLength)
      .map((byte) => alphabet[byte % alphabet.length])
      .join('');

  async function show(link: Pick<StoredLink, 'member_id' | 'nonce' | 'expires_at'>) {
    const name = await bot?.state.name();
    if (bot === undefined || name === undefined) return undefined;
    const token = tokenOf(bot, link.member_id, link.nonce);
    return {
      url: bot.telegram.botLink(name, `m_${token}`),
      expires_at: link.expires_at.toISOString(),
    };
  }

  const say = async (chatId: number, text: string): Promise<void> => {
    await bot?.outbox.add({
      kind: 'chat',
      chat_id: chatId,
      call: { method: 'sendMessage', payload: { chat_id: chatId, text } },
    });
  };

  return {
    say,
    show,

    /** Ends the link before it. @throws Problem 429; 503 `telegram_off` */
    async create({ member }: Dealer) {
      if (bot === undefined) throw telegramOff();
      await limiter.take([{ bucket: `telegram-link:${member.id}`, max: 5, seconds: 60 }]);
      const nonce = randomBytes(16);
      const link = {
        member_id: member.id,
        nonce,
        token_hash: hashOf(tokenOf(bot, member.id, nonce)),
        expires_at: new Date(clock.now().getTime() + lifetime),
      };
      const shown = await show(link);
      // The bot has never been reached.
      if (shown === undefined) throw unavailable(5);
      await db.transaction(async () => {
        await members.lock(member.id);
        await members.putLink(link);
      });
      return shown;
    },

    /** The first account that opens a link becomes its candidate. Part of the surrounding transaction. */
    async open(user: TelegramUser, token: string): Promise<void> {
      const texts = botTexts[languageOfUser(user.language_code)];
      const link = await members.openLink(hashOf(token), clock.now());
      const isOther =
        link?.candidate_id !== undefined &&
        link.candidate_id !== null &&
        link.candidate_id !== user.id;
      if (link === undefined || isOther) return say(user.id, texts.linkExpired);
      await members.setCandidate(link.member_id, {
        candidate_id: user.id,
        candidate_name: nameOf(user),
        candidate_username: user.username ?? null,
      });
      await changed(link.member_id);
      await say(user.id, texts.confirmInCabinet);
    },

    /** @throws Problem 409 `telegram_taken`; 410 `link_expired` */
    confirm: (
      { member, owner, user }: Dealer,
      { accept, language }: { accept: boolean; language: Language },
    ): Promise<void> =>
      db.transaction(async () => {
        await members.lock(member.id);
        const now = clock.now();
        const link = await members.linkOf(member.id, now);
        if (link === undefined || link.candidate_id === null)
          throw new Problem(410, 'link_expired');
        await members.endLink(member.id);
        if (!accept) return;
        const account = {
          member_id: member.id,
          chat_id: link.candidate_id,
          name: link.candidate_name ?? '',
          username: link.candidate_username,
          linked_at: now,
        };
        if (!(await members.link(account))) throw conflict('telegram_taken');
        await members.speak(user, language);
        await changed(member.id);
        const texts = botTexts[language];
        await say(
          account.chat_id,
          `${texts.linked(await companyName(owner))}\n\n${texts.howToReply}`,
        );
      }),

    /** Also when the member leaves. Calls that wait are dropped. */
    end: (memberId: number): Promise<void> =>
      db.transaction(async () => {
        await members.endLink(memberId);
        const account = await members.unlink(memberId);
        if (account !== undefined) {
          await bot?.outbox.drop(account.chat_id);
          await members.erase(account.chat_id);
        }
        await changed(memberId);
      }),

    /** The person stopped the bot, or started it again. Part of the surrounding transaction. */
    async blocked(chatId: number, blocked_at: Date | null): Promise<void> {
      const account = await members.accountOfChat(chatId);
      if (account === undefined || (account.blocked_at === null) === (blocked_at === null)) return;
      await members.update(chatId, { blocked_at });
      await changed(account.member_id);
    },
  };
}

export type LinkService = ReturnType<typeof createLinkService>;
