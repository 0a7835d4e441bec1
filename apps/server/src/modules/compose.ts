import type { ContractHandlers } from '../contract';
import type { Deps } from '../deps';
import type { SessionLookup } from '../http/auth';
import { fixedRate } from './rates/rate-source';
import { ratesRoutes } from './rates/rates.routes';
import { createRatesService } from './rates/rates.service';

export interface Modules {
  handlers: ContractHandlers;
  /** Looks up access tokens; the auth module's. */
  sessions: SessionLookup;
}

/** Makes every module's service, hands services to each other, and gathers their handlers. Add yours here. */
export function composeModules(deps: Deps): Modules {
  const rates = createRatesService(deps, fixedRate(deps.config.RATE_USD));

  return {
    handlers: {
      ...ratesRoutes(rates),
    },
    // Replaced by the auth module's look-up.
    sessions: () => Promise.resolve(null),
  };
}
