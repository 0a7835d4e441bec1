import { handlersOf } from '../../../platform/http/contract';
import { noContent, ok, versioned } from '../../../platform/http/reply';
import type { TelegramServices } from './telegram.module';

export function telegramRoutes({ telegram, settings, links }: TelegramServices) {
  return handlersOf({
    getTelegram: ({ dealer }) => versioned(telegram.get(dealer)),
    updateTelegramSettings: ({ dealer, body, ifMatch, language }) =>
      versioned(settings.update(dealer, body, { version: ifMatch, language })),
    createTelegramLink: ({ dealer }) => ok(links.create(dealer)),
    confirmTelegramLink: ({ dealer, body: { accept }, language }) =>
      versioned(telegram.confirm(dealer, { accept, language })),
    deleteTelegramLink: ({ dealer }) => noContent(links.end(dealer.member.id)),
    testTelegram: ({ dealer, language }) => ok(telegram.test(dealer, language)),
  });
}
