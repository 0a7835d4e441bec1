import type { Migration } from 'kysely/migration';
import { base } from './0001_base';

/**
 * Every migration, run in the order of its name. A list and no folder scan: the server is bundled into one file. A migration that
 * was released is never edited; write the next one.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_base': base,
};
