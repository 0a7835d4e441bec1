import type { Deps } from '../../../platform/deps';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { RatesService } from '../../foundation/rates/rates.service';
import type { AutoServices } from '../autos/autos.module';
import type { CostsService } from '../costs/costs.service';
import { createEvent } from '../../../platform/values/event';
import { createCarFiles } from './car-files';
import { createFeedImports } from './feed-imports';
import { createImportFiles } from './import-files';
import { registerImportPhotos } from './import-photos';
import { registerImportRunner } from './import-runner';
import type { ImportsRow } from './import-types';
import { createImportsRepository } from './imports.repository';
import { createImportsService } from './imports.service';
import { createPhotosRepository } from './photos.repository';
import { type VinFinder, createPlanner } from './planner';
import { createRowWriter } from './write-row';

export interface ImportsLower {
  catalog: CatalogService;
  rates: RatesService;
  images: Pick<ImagesService, 'keep'>;
  notifications: Pick<NotificationsService, 'notify'>;
  autos: Pick<AutoServices, 'reader' | 'autos' | 'lifecycle' | 'list'>;
  costs: CostsService;
  vin: VinFinder;
}

/** Imports cars from files: reads a file, plans each row, writes the plan and undoes it. */
export function createImports(
  deps: Deps,
  { catalog, rates, images, notifications, autos: stock, costs, vin }: ImportsLower,
) {
  const { reader, autos, lifecycle, list } = stock;
  const repository = createImportsRepository(deps.db);
  const planner = createPlanner(deps, { repository, catalog, rates, vin });
  const photos = createPhotosRepository(deps.db);
  const writer = createRowWriter(deps, { repository, photos, reader, autos, lifecycle, costs });
  const moved = createEvent<[ImportsRow]>();
  const runner = registerImportRunner(deps, {
    repository,
    planner,
    writer,
    notifications,
    moved,
  });
  registerImportPhotos(deps, { repository, photos, runner, images, autos, lifecycle });
  return {
    imports: createImportsService(deps, { repository, planner }),
    files: createImportFiles(repository, planner),
    carFiles: createCarFiles(deps.db, list),
    fromFeed: createFeedImports(deps, repository),
    moved,
  };
}

export type ImportServices = ReturnType<typeof createImports>;
