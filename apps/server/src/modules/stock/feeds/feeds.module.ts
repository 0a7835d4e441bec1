import type { Deps } from '../../../platform/deps';
import { createFeedExportsService } from './feed-exports.service';
import { createSecretBox } from './secret-box';

/** Feeds of cars: addresses that others read. */
export function createFeeds(deps: Deps) {
  const box = createSecretBox(deps.config);
  return { exports: createFeedExportsService(deps, box) };
}

export type FeedServices = ReturnType<typeof createFeeds>;
