import type { Deps } from '../../deps';
import type { CatalogService } from '../catalog/catalog.service';
import type { ImagesService } from '../images/images.service';
import type { Notify } from '../notifications/notification-types';
import { createCarModelModeration } from './car-model-moderation.service';
import { createCarModelsService } from './car-models.service';

export interface CarModelsOptions {
  catalog: CatalogService;
  images: Pick<ImagesService, 'own' | 'show'>;
  notify: Notify;
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
