import type { Deps } from '../../../platform/deps';
import type { Notify } from '../../foundation/notifications/notification-types';
import type { RatesService } from '../../foundation/rates/rates.service';
import { createAutoCheck } from './auto-check';
import { type MarketMedian, createAutoFlags } from './auto-flags';
import { createAutoInsights } from './auto-insights.service';
import { type Buyers, createAutoLifecycle } from './auto-lifecycle.service';
import { type CarChanged, createAutoTransitions } from './auto-transitions';
import { createAutoNotifications } from './auto-notifications';
import { createAutoReader } from './auto-reader';
import { registerAutoTimers } from './auto-timers';
import { createAutosBulk } from './autos-bulk.service';
import { createAutosListService } from './autos-list.service';
import { createAutosService } from './autos.service';
import type { ListingSources } from './listing-source';

export interface AutosOptions {
  rates: RatesService;
  median: MarketMedian;
  buyers: Buyers;
  sources: ListingSources;
  notify: Notify;
  onCarChanged: CarChanged;
}

/** The services of this module, made for each other, and their timers. */
export function createAutos(
  deps: Deps,
  { rates, median, buyers, sources, notify, onCarChanged }: AutosOptions,
) {
  const reader = createAutoReader(deps, rates);
  const check = createAutoCheck(deps.db);
  const flagRules = createAutoFlags(deps.db, median);
  const notifications = createAutoNotifications(deps, notify);
  const transitions = createAutoTransitions(deps, {
    reader,
    flagRules,
    notifications,
    onCarChanged,
  });
  registerAutoTimers(deps, { transitions, notifications, onCarChanged });
  const parts = { reader, check, transitions };
  const autos = createAutosService(deps, { ...parts, sources, onCarChanged });
  const lifecycle = createAutoLifecycle(deps, { ...parts, buyers });
  const list = createAutosListService(deps, parts);
  return {
    reader,
    transitions,
    autos,
    lifecycle,
    list,
    bulk: createAutosBulk(deps, { autos, lifecycle, list }),
    insights: createAutoInsights(deps, parts),
    titleOf: notifications.titleOf,
  };
}

export type AutoServices = ReturnType<typeof createAutos>;
