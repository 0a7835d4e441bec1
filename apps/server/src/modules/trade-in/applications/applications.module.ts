import type { Deps } from '../../../platform/deps';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { CarModelServices } from '../../catalogue/car-models/car-models.module';
import type { Members } from '../../identity/members/members.module';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { CostsService } from '../../stock/costs/costs.service';
import type { AutoServices } from '../../stock/autos/autos.module';
import type { TradeInServices } from '../trade-in/trade-in.module';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createApplicationIntake } from './application-intake.service';
import { createApplicationWork } from './application-work';
import { createApplicationTimers } from './application-timers';
import { createApprovedCars } from './approved-cars';
import { createApplicationsList } from './applications-list.service';
import { createApplicationsService } from './applications.service';
import { listedCars } from './listed-cars';
import { nameMergedEntries } from './named-cars';
import { wonCarOf } from './won-car';

export interface ApplicationsLower {
  catalog: CatalogService;
  carModels: Pick<CarModelServices, 'merged'>;
  images: Pick<ImagesService, 'own' | 'copy' | 'copyStored'>;
  members: Members;
  rates: RatesService;
  notifications: Pick<NotificationsService, 'notify'>;
  autos: Pick<AutoServices, 'sources'>;
  costs: Pick<CostsService, 'purchasedByTradeIn'>;
  tradeIn: TradeInServices;
}

export function createApplications(
  deps: Pick<Deps, 'db' | 'clock' | 'media' | 'jobs'>,
  { catalog, images, members, rates, autos, costs, tradeIn, ...lower }: ApplicationsLower,
) {
  const { notify } = lower.notifications;
  const list = createApplicationsList(deps, { catalog, members, rates });
  const intake = createApplicationIntake(deps, { catalog, images, list, notify });
  const timers = createApplicationTimers(deps, { members, notify });
  const approved = createApprovedCars(deps, { images, members, costs });
  const service = createApplicationsService(deps, {
    catalog,
    images,
    members,
    list,
    intake,
    timers,
    bought: approved.bought,
    wonCars: {
      find: async (access, id) => wonCarOf(await tradeIn.reader.get(access, id)),
      applied: tradeIn.won.applied,
    },
  });
  Object.assign(autos.sources, listedCars(tradeIn.won, approved));
  members.openWork.push(createApplicationWork(deps));
  nameMergedEntries(deps.db, lower.carModels.merged);
  return {
    list,
    intake,
    service,
  };
}

export type ApplicationServices = ReturnType<typeof createApplications>;
