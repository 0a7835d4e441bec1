import type { Deps } from '../../../platform/deps';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { MembersService } from '../../identity/members/members.service';
import type { Notify } from '../../foundation/notifications/notification-types';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createApplicationIntake } from './application-intake.service';
import { createApplicationWork } from './application-work';
import { createApplicationTimers } from './application-timers';
import { createApprovedCars } from './approved-cars';
import { createApplicationsList } from './applications-list.service';
import { type ServiceParts, createApplicationsService } from './applications.service';
import { namedByApplications } from './named-cars';

export interface ApplicationsOptions extends Pick<ServiceParts, 'wonCars'> {
  catalog: CatalogService;
  images: Pick<ImagesService, 'own' | 'copy' | 'copyStored'>;
  members: Pick<MembersService, 'refs' | 'requireAssignable'>;
  rates: RatesService;
  notify: Notify;
}

/** The services of this module, made for each other, and their timers. */
export function createApplications(
  deps: Pick<Deps, 'db' | 'clock' | 'media' | 'jobs'>,
  { catalog, images, members, rates, notify, wonCars }: ApplicationsOptions,
) {
  const list = createApplicationsList(deps, { catalog, members, rates });
  const intake = createApplicationIntake(deps, { catalog, images, list, notify });
  const timers = createApplicationTimers(deps, { members, notify });
  const service = createApplicationsService(deps, {
    catalog,
    images,
    members,
    list,
    intake,
    timers,
    wonCars,
  });
  return {
    list,
    intake,
    service,
    approved: createApprovedCars(deps, { images, members }),
    openWork: createApplicationWork(deps),
    namedCars: namedByApplications(deps.db),
  };
}

export type ApplicationServices = ReturnType<typeof createApplications>;
