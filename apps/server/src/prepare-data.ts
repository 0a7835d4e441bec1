import type { Deps } from './platform/deps';
import { startIdempotencySweep } from './platform/http/idempotency-sweep';
import { startRetention } from './platform/jobs/retention';
import { emptyIncoming } from './platform/media/incoming-file';
import { syncCatalogue } from './modules/catalogue/catalog/catalog-sync';
import { startImageSweep } from './modules/foundation/images/images.service';
import { startAutoMarkets } from './modules/stock/prices/auto-markets';
import { startLedgerCheck } from './modules/promotion/ledger/ledger-check';
import { startNotifications } from './modules/foundation/notifications/start-notifications';
import { startEventSweep } from './platform/realtime/event-sweep';

/** Fills a new database: the catalogue and, when DEMO is on, the demo dealership. Runs before the server listens. */
export async function prepareData(deps: Deps): Promise<void> {
  const { config, db, log } = deps;
  if (await syncCatalogue(db)) log.info({ step: true }, 'The catalogue is up to date.');
  await emptyIncoming(config.DATA_DIR);
  await startImageSweep(deps);
  await startEventSweep(deps);
  await startIdempotencySweep(deps);
  await startRetention(deps);
  await startLedgerCheck(deps);
  await startNotifications(deps);
  await startAutoMarkets(deps);
  await deps.demo.prepare(deps);
}
