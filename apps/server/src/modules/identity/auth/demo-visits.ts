import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/problem';
import type { BusinessService } from '../members/business.service';
import type { Client, SessionsService } from '../sessions/sessions.service';
import { createLimiter } from '../../../platform/http/limiter';
import type { Language } from '../../../platform/values/language';
import { visitLimits } from './limits';

export interface DemoVisitsParts {
  business: Pick<BusinessService, 'profile'>;
  sessions: Pick<SessionsService, 'openReadOnly'>;
}

export function createDemoVisits(deps: Deps, { business, sessions }: DemoVisitsParts) {
  const { db, config } = deps;
  const limiter = createLimiter(deps);
  return {
    /** @throws Problem 404 without a demo account, 429 over a limit */
    async start(client: Client, language: Language) {
      const dealer = config.DEMO_VISITS ? await deps.demo.findDealer(deps, language) : undefined;
      if (dealer === undefined) throw notFound();
      await limiter.take(visitLimits(client.address));
      const session = await db.transaction(() => sessions.openReadOnly(dealer.id, client));
      return { ...session, profile: await business.profile(dealer.id) };
    },
  };
}

export type DemoVisits = ReturnType<typeof createDemoVisits>;
