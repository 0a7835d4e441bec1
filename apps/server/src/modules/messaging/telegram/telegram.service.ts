import { performance } from 'node:perf_hooks';
import type { Dealer } from '../../../platform/values/dealer';
import type { Deps } from '../../../platform/deps';
import type { Language } from '../../../platform/values/language';
import { createLimiter } from '../../../platform/http/limiter';
import { Problem, conflict } from '../../../platform/http/problem';
import type { Bot } from '../../foundation/bot/bot.module';
import { botTexts } from './bot-texts';
import { type LinkService, telegramOff } from './link.service';
import type { TelegramMembers } from './members.repository';
import { defaultsOf, toSettings } from './settings.service';
import type { Telegram } from './telegram-types';

interface Parts {
  bot: Bot | undefined;
  members: TelegramMembers;
  links: LinkService;
}

const optional = <T>(value: T | null | undefined) => value ?? undefined;

export function createTelegramService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bot, members, links }: Parts,
) {
  const limiter = createLimiter({ db, clock });

  async function linkStateOf(memberId: number) {
    if (bot === undefined) return { state: 'off' as const };
    const account = await members.account(memberId);
    const link = await members.linkOf(memberId, clock.now());
    const shownLink = link && (await links.show(link));
    if (account !== undefined)
      return {
        state: account.blocked_at === null ? ('linked' as const) : ('blocked' as const),
        account: {
          name: account.name,
          username: optional(account.username),
          linked_at: account.linked_at.toISOString(),
          last_sent_at: account.last_sent_at?.toISOString(),
        },
      };
    if (link === undefined) return { state: 'none' as const };
    if (link.candidate_id === null) return { state: 'waiting' as const, link: shownLink };
    const candidate = {
      name: link.candidate_name ?? '',
      username: optional(link.candidate_username),
    };
    return { state: 'found' as const, link: shownLink, candidate };
  }

  async function show({ member, owner }: Dealer): Promise<Telegram> {
    const row = (await members.settings(member.id)) ?? defaultsOf(member.id, member.role);
    const name = await bot?.state.name();
    return {
      ...(await linkStateOf(member.id)),
      bot_name: name,
      bot_url: name === undefined ? undefined : bot?.telegram.botLink(name),
      failing_since: (await bot?.state.failingSince())?.toISOString(),
      settings: toSettings(row),
      sms_allowed: await members.smsAllowed(owner),
      version: row.version,
    };
  }

  return {
    show,

    get: (dealer: Dealer): Promise<Telegram> => db.snapshot(() => show(dealer)),

    async confirm(
      dealer: Dealer,
      choice: { accept: boolean; language: Language },
    ): Promise<Telegram> {
      await links.confirm(dealer, choice);
      return show(dealer);
    },

    /** @throws Problem 409; 429; 503 */
    async test({ member, user }: Dealer, language: Language): Promise<{ ms: number }> {
      if (bot === undefined) throw telegramOff();
      const account = await members.account(member.id);
      if (account === undefined) throw conflict('telegram_not_linked');
      await limiter.take([{ bucket: `telegram-test:${member.id}`, max: 5, seconds: 60 }]);
      const { chat_id } = account;
      await members.speak(user, language);
      const { check: text } = botTexts[language];
      const begun = performance.now();
      const outcome = await bot.telegram.call({
        method: 'sendMessage',
        payload: { chat_id, text },
      });
      const now = clock.now();
      if (outcome.kind === 'blocked') {
        await members.update(chat_id, { blocked_at: now });
        throw conflict('telegram_blocked');
      }
      if (outcome.kind !== 'done') throw new Problem(503, 'telegram_away');
      await members.update(chat_id, { last_sent_at: now, blocked_at: null });
      return { ms: Math.round(performance.now() - begun) };
    },
  };
}

export type TelegramService = ReturnType<typeof createTelegramService>;
