import type { Deps } from '../../../platform/deps';
import { createEvent } from '../../../platform/values/event';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { EntriesMerged } from '../catalog/catalog-merge.service';
import type { CatalogService } from '../catalog/catalog.service';
import { createCarModelModeration } from './car-model-moderation.service';
import { createCarModelsService } from './car-models.service';

export interface CarModelsLower {
  catalog: CatalogService;
  images: Pick<ImagesService, 'own' | 'show'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createCarModels(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { catalog, images, notifications: { notify } }: CarModelsLower,
) {
  const merged: EntriesMerged = createEvent();
  return {
    proposals: createCarModelsService(deps, { catalog, images }),
    moderation: createCarModelModeration(deps, { catalog, images, notify, merged }),
    /** Event of merged entries, for modules that reference entries without a foreign key. */
    merged,
  };
}

export type CarModelServices = ReturnType<typeof createCarModels>;
