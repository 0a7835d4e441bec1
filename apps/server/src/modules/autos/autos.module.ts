import type { Deps } from '../../deps';
import type { Notify } from '../notifications/notice-types';
import type { RatesService } from '../rates/rates.service';
import { createAutoCheck } from './auto-check';
import { type MarketMedian, createAutoFlags } from './auto-flags';
import { createAutoInsights } from './auto-insights.service';
import { type LeadLookup, createAutoLifecycle } from './auto-lifecycle.service';
import { type CarChanged, createAutoMoves } from './auto-moves';
import { createAutoNotices } from './auto-notices';
import { createAutoReader } from './auto-reader';
import { registerAutoTimers } from './auto-timers';
import { createAutosBulk } from './autos-bulk.service';
import { createAutosListService } from './autos-list.service';
import { createAutosService } from './autos.service';

export interface AutosOptions {
  rates: RatesService;
  median: MarketMedian;
  isLead: LeadLookup;
  notify: Notify;
  onCarChanged: CarChanged;
}

/** The services of this module, made for each other, and their timers. */
export function createAutos(
  deps: Deps,
  { rates, median, isLead, notify, onCarChanged }: AutosOptions,
) {
  const reader = createAutoReader(deps, rates);
  const check = createAutoCheck(deps.db);
  const flagRules = createAutoFlags(deps.db, median);
  const notices = createAutoNotices(deps, notify);
  const moves = createAutoMoves(deps, { reader, flagRules, notices, onCarChanged });
  registerAutoTimers(deps, { moves, notices, onCarChanged });
  const parts = { reader, check, moves };
  const autos = createAutosService(deps, { ...parts, onCarChanged });
  const lifecycle = createAutoLifecycle(deps, { ...parts, isLead });
  const list = createAutosListService(deps, parts);
  return {
    reader,
    moves,
    autos,
    lifecycle,
    list,
    bulk: createAutosBulk(deps, { autos, lifecycle, list }),
    insights: createAutoInsights(deps, parts),
    titleOf: notices.titleOf,
  };
}

export type AutoServices = ReturnType<typeof createAutos>;
