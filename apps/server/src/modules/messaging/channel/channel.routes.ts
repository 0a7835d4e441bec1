import { handlersOf } from '../../../platform/http/contract';
import { noContent, ok, versioned } from '../../../platform/http/reply';
import type { ChannelServices } from './channel.module';

export function channelRoutes({ channels, posts }: ChannelServices) {
  return handlersOf({
    listTelegramChannels: ({ dealer }) => ok(channels.list(dealer)),
    startTelegramChannel: ({ dealer }) => ok(channels.start(dealer)),
    getTelegramChannel: ({ access, params }) => versioned(channels.get(access, params.id)),
    updateTelegramChannel: ({ access, params, body, ifMatch }) =>
      versioned(channels.update(access, params.id, ifMatch, body)),
    deleteTelegramChannel: ({ access, params, query }) =>
      noContent(channels.end(access, params.id, query.posts ?? 'keep')),
    confirmTelegramChannel: ({ access, params }) => versioned(channels.confirm(access, params.id)),
    checkTelegramChannel: ({ access, params }) => versioned(channels.check(access, params.id)),
    previewTelegramPost: ({ access, params, body }) => ok(posts.preview(access, params.id, body)),
    listTelegramPosts: ({ dealer, query }) => ok(posts.list(dealer, query)),
    createTelegramPosts: ({ dealer, body }) => ok(posts.create(dealer, body)),
    getTelegramPost: ({ dealer, params }) => ok(posts.get(dealer, params.id)),
    deleteTelegramPost: ({ dealer, params }) => ok(posts.remove(dealer, params.id)),
    actOnTelegramPost: ({ dealer, params, body }) => ok(posts.act(dealer, params.id, body)),
  });
}
