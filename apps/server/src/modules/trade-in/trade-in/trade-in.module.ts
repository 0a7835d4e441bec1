import type { Deps } from '../../../platform/deps';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { PricesService } from '../../stock/prices/prices.service';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createCarsRepository } from './cars.repository';
import { createDecisions } from './decisions.service';
import { createOffersRepository } from './offers.repository';
import { createOffersService } from './offers.service';
import { createSettlement } from './settle';
import { createTradeInHistoryRepository } from './trade-in-history.repository';
import { createTradeInIntake } from './trade-in-intake.service';
import { createTradeInList } from './trade-in-list.service';
import { createTradeInReader } from './trade-in-reader';
import { registerTradeInTimers } from './trade-in-timers';
import { createWonCars } from './won-cars.service';

export interface TradeInLower {
  catalog: CatalogService;
  images: ImagesService;
  prices: PricesService;
  rates: RatesService;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createTradeIn(
  deps: Deps,
  { catalog, images, prices, rates, notifications: { notify } }: TradeInLower,
) {
  const cars = createCarsRepository(deps.db);
  const offers = createOffersRepository(deps.db);
  const history = createTradeInHistoryRepository(deps.db);
  const reader = createTradeInReader(deps, { cars, offers, catalog, prices, rates });
  const settlement = createSettlement(deps, { offers, history, notify });
  const parts = { cars, offers, history, reader, settlement };
  const decisions = createDecisions(deps, parts);
  registerTradeInTimers(deps, parts);
  return {
    reader,
    list: createTradeInList(parts),
    offers: createOffersService(deps, parts),
    decisions,
    intake: createTradeInIntake(deps, { cars, catalog, images, decisions }),
    won: createWonCars(deps, { cars, history, images }),
  };
}

export type TradeInServices = ReturnType<typeof createTradeIn>;
