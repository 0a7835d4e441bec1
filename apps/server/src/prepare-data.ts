import type { Deps } from './deps';
import { startIdempotencySweep } from './http/idempotency-sweep';
import { startRetention } from './jobs/retention';
import { emptyIncoming } from './media/incoming-file';
import { syncCatalogue } from './modules/catalog/catalog-sync';
import { startImageSweep } from './modules/images/images.service';
import { startLedgerCheck } from './modules/money/ledger-check';
import { startNotifications } from './modules/notifications/start-notifications';
import { startEventSweep } from './realtime/event-sweep';

/** Fills what a new database needs: the catalogue and, where DEMO is on, the demo dealership. Runs before listening. */
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
  await deps.demo.prepare(deps);
}
