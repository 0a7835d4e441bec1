import type { Deps } from '../../../platform/deps';
import type { Bot } from '../../foundation/bot/bot.module';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { AutoServices } from '../../stock/autos/autos.module';
import { createTelegramAccounts } from '../telegram/accounts.service';
import { createCarLife } from './car-life';
import { createChannelUpdates } from './channel-updates';
import { createChannelsRepository } from './channels.repository';
import { createChannelsService } from './channels.service';
import { createPostQueue } from './post-queue';
import { createPostSending } from './post-sending';
import { createPostSubjects } from './post-subjects';
import { createPostsRepository } from './posts.repository';
import { createPostsService } from './posts.service';

interface ChannelLower {
  bot: Bot | undefined;
  autos: AutoServices;
  images: Pick<ImagesService, 'jpeg' | 'show'>;
  notifications: Pick<NotificationsService, 'notify' | 'showChange'>;
}

export function createChannel(deps: Deps, { bot, autos, images, notifications }: ChannelLower) {
  const members = createTelegramAccounts(deps.db);
  const channels = createChannelsRepository(deps.db);
  const posts = createPostsRepository(deps.db);
  const subjects = createPostSubjects(deps, { bot, posts, autos });
  const sending =
    bot &&
    createPostSending(deps, { bot, posts, channels, subjects, autos, images, notifications });
  const queue = createPostQueue(deps, { autos, channels, posts, sending });
  const service = createChannelsService(deps, { bot, channels, members, posts, queue, sending });
  if (bot !== undefined && sending !== undefined) {
    createChannelUpdates(deps, { bot, channels, service, members, notifications, sending });
    createCarLife(deps, { autos, channels, posts, queue, sending, subjects });
  }
  const postsService = createPostsService(deps, {
    bot,
    autos,
    channels,
    images,
    posts,
    queue,
    sending,
    service,
    subjects,
  });
  autos.posts.of = (access, row) => postsService.ofCar(access, row);
  return { channels: service, posts: postsService };
}

export type ChannelServices = ReturnType<typeof createChannel>;
