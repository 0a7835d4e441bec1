import type { Row } from '../row.ts';
import { backup } from './backup.ts';
import { jsonFlood } from './json-flood.ts';
import { kill } from './kill.ts';
import { silentDatabase } from './silent-database.ts';
import { stop } from './stop.ts';

/** Every row that needs no browser. */
export const serverRows: readonly Row[] = [kill, stop, silentDatabase, jsonFlood, backup];
