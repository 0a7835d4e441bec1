import { handlersOf } from '../../../platform/http/contract';
import { noContent, ok, versioned } from '../../../platform/http/reply';
import type { TelegramServices } from './telegram.module';

export function telegramRoutes({ telegram, settings, links }: TelegramServices) {
  return handlersOf({
    getTelegram: ({ dealer }) => versioned(telegram.get(dealer)),
    updateTelegramSettings: ({ dealer, body, ifMatch }) =>
      versioned(settings.update(dealer, body, ifMatch)),
    createTelegramLink: ({ dealer }) => ok(links.create(dealer)),
    confirmTelegramLink: ({ dealer, body }) => versioned(telegram.confirm(dealer, body.accept)),
    deleteTelegramLink: ({ dealer }) => noContent(links.end(dealer.member.id)),
    testTelegram: ({ dealer }) => ok(telegram.test(dealer)),
  });
}
