import type { Deps } from '../../../platform/deps';
import type { NamedElsewhere } from '../catalog/catalog-merge.service';
import type { CatalogService } from '../catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { Notify } from '../../foundation/notifications/notification-types';
import { createCarModelModeration } from './car-model-moderation.service';
import { createCarModelsService } from './car-models.service';

export interface CarModelsOptions {
  catalog: CatalogService;
  images: Pick<ImagesService, 'own' | 'show'>;
  notify: Notify;
  /** What names an entry of the catalogue where no foreign key does. */
  namedElsewhere: NamedElsewhere;
}

/** The services of this module. */
export function createCarModels(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  options: CarModelsOptions,
) {
  return {
    proposals: createCarModelsService(deps, options),
    moderation: createCarModelModeration(deps, options),
  };
}

export type CarModelServices = ReturnType<typeof createCarModels>;
