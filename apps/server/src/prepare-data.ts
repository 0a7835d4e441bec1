import type { Deps } from './deps';

/** Fills what a new database needs: the catalogue and, where DEMO is on, the demo dealership. Runs before listening. */
export async function prepareData(_deps: Deps): Promise<void> {}
