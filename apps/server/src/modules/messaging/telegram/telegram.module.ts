import type { Deps } from '../../../platform/deps';
import type { ChatServices } from '../../buyers/chat/chat.module';
import type { LeadServices } from '../../buyers/leads/leads.module';
import type { Bot } from '../../foundation/bot/bot.module';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { Members } from '../../identity/members/members.module';
import { createBuyerChat } from './buyer-chat';
import { createBuyerDelivery } from './buyer-delivery';
import { createTelegramBuyers } from './buyers.repository';
import { createCallLinks } from './call-links';
import { createCards } from './cards.service';
import { createLinkService } from './link.service';
import { createTelegramMembers } from './members.repository';
import { createAlerts } from './alerts.service';
import { createPersonalChat } from './personal-chat';
import { createPresses } from './presses';
import { createReplies } from './replies';
import { createSettingsService } from './settings.service';
import { createSignedData } from './signed-data';
import { createTelegramService } from './telegram.service';

export interface TelegramLower {
  bot: Bot | undefined;
  notifications: Pick<NotificationsService, 'stored' | 'showChange'>;
  members: Pick<Members, 'companyName' | 'ended'>;
  leads: Pick<LeadServices, 'changes' | 'leads'>;
  chat: Pick<ChatServices, 'messages' | 'rooms'>;
  images: Pick<ImagesService, 'isStored' | 'jpeg' | 'keep'>;
}

export function createTelegram(
  deps: Deps,
  { bot, notifications, members: { companyName, ended }, leads, chat, images }: TelegramLower,
) {
  const members = createTelegramMembers(deps.db);
  const { showChange } = notifications;
  const links = createLinkService(deps, { bot, members, companyName, showChange });
  const telegram = createTelegramService(deps, { bot, members, links });
  const settings = createSettingsService(deps, { members, show: telegram.show });
  const signed = bot && createSignedData(bot.telegram);
  const cards = bot && signed && createCards(deps, { bot, members, signed });
  const alerts = createAlerts(deps, { notifications, cards });
  const buyers = createTelegramBuyers(deps.db);
  const delivery = createBuyerDelivery(deps, { bot, buyers, chat, companyName, images });
  ended.on((_owner, memberId) => links.end(memberId));
  if (bot !== undefined && cards !== undefined && signed !== undefined) {
    const buyerChat = createBuyerChat(deps, {
      bot,
      buyers,
      chat,
      delivery,
      images,
      members,
      showChange,
    });
    bot.outbox.chatBlocked.on((chatId) => links.blocked(chatId, deps.clock.now()));
    bot.outbox.chatBlocked.on((chatId) => buyerChat.blocked(chatId, true));
    bot.updates.handlers.push(
      createPersonalChat(deps, { members, links }),
      createPresses(deps, { bot, cards, leads, members, showChange, signed }),
      createReplies(deps, { bot, alerts, buyerChat, cards, chat, images, leads, links, members }),
      buyerChat.handler,
    );
  }
  return { telegram, settings, links, callOf: createCallLinks(deps, { members, signed, cards }) };
}

export type TelegramServices = ReturnType<typeof createTelegram>;
