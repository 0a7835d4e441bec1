import type { Deps } from '../../../platform/deps';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { AutoServices } from '../autos/autos.module';
import type { ImportServices } from '../imports/imports.module';
import { createFeedCompletion } from './feed-completion';
import { createFeedExportsService } from './feed-exports.service';
import { registerFeedRunner } from './feed-runner';
import { createFeedSourcesRepository } from './feed-sources.repository';
import { createFeedSourcesService } from './feed-sources.service';
import { createSecretBox } from './secret-box';

export interface FeedsLower {
  notifications: Pick<NotificationsService, 'notify'>;
  autos: Pick<AutoServices, 'lifecycle'>;
  imports: Pick<ImportServices, 'fromFeed' | 'moved'>;
}

/** Feeds of cars: addresses that others read, and addresses that the dealership loads. */
export function createFeeds(
  deps: Deps,
  { notifications, autos: { lifecycle }, imports: { fromFeed: imports, moved } }: FeedsLower,
) {
  const box = createSecretBox(deps.config);
  const repository = createFeedSourcesRepository(deps.db);
  const completion = createFeedCompletion(deps, {
    repository,
    imports,
    lifecycle,
    notifications,
    moved,
  });
  const runner = registerFeedRunner(deps, { repository, imports, completion, notifications, box });
  return {
    exports: createFeedExportsService(deps, box),
    sources: createFeedSourcesService(deps, { repository, imports, runner, box }),
  };
}

export type FeedServices = ReturnType<typeof createFeeds>;
