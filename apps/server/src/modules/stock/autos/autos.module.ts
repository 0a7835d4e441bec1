import type { Deps } from '../../../platform/deps';
import { createEvent } from '../../../platform/values/event';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { PricesService } from '../prices/prices.service';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createAutoCheck } from './auto-check';
import { createAutoFlags } from './auto-flags';
import { createAutoInsights } from './auto-insights.service';
import { createAutoLifecycle } from './auto-lifecycle.service';
import { type CarDealt, type CarUndealt, type PriceChanged, createCarChanged } from './car-events';
import { createAutoTransitions } from './auto-transitions';
import { createAutoNotifications } from './auto-notifications';
import { type PostSource, createAutoReader } from './auto-reader';
import { registerAutoTimers } from './auto-timers';
import { createAutoSales } from './auto-sales.service';
import { createAutosBulk } from './autos-bulk.service';
import { createAutosListService } from './autos-list.service';
import { createAutosService } from './autos.service';
import type { ListingSources } from './listing-source';

export interface AutosLower {
  rates: RatesService;
  prices: Pick<PricesService, 'median'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createAutos(deps: Deps, { rates, prices, notifications: { notify } }: AutosLower) {
  const carChanged = createCarChanged(deps.db);
  const carDealt: CarDealt = createEvent();
  const carUndealt: CarUndealt = createEvent();
  const priceChanged: PriceChanged = createEvent();
  const sources: ListingSources = {};
  const posts: PostSource = {};
  const reader = createAutoReader(deps, { rates, posts });
  const check = createAutoCheck(deps.db);
  const flagRules = createAutoFlags(deps.db, prices);
  const notifications = createAutoNotifications(deps, notify);
  const transitions = createAutoTransitions(deps, {
    reader,
    flagRules,
    notifications,
    carChanged,
  });
  registerAutoTimers(deps, { transitions, notifications, carChanged });
  const parts = { reader, check, transitions };
  const autos = createAutosService(deps, { ...parts, sources, carChanged, priceChanged });
  const sales = createAutoSales(deps, { ...parts, rates, carDealt, carUndealt });
  const lifecycle = createAutoLifecycle(deps, { ...parts, carDealt, sales });
  const list = createAutosListService(deps, parts);
  return {
    reader,
    transitions,
    autos,
    lifecycle,
    sales,
    list,
    bulk: createAutosBulk(deps, { autos, lifecycle, list }),
    insights: createAutoInsights(deps, parts),
    titleOf: notifications.titleOf,
    listedWithVin: check.listedWithVin,
    carChanged,
    carDealt,
    carUndealt,
    priceChanged,
    /** Modules that own buyers' cars add theirs during composition. */
    sources,
    posts,
  };
}

export type AutoServices = ReturnType<typeof createAutos>;
