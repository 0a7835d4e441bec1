import { fromChat } from '../row.ts';
import { cut } from './cut.ts';
import { killed } from './killed.ts';
import { offline } from './offline.ts';
import { seeds } from './seeds.ts';
import { silent } from './silent.ts';
import { tenAtOnce } from './ten-at-once.ts';
import { byNats, byPostgres } from './two-instances.ts';
import { twoTabs } from './two-tabs.ts';
import { weather } from './weather.ts';

export const chatRows = [
  cut,
  silent,
  weather,
  tenAtOnce,
  seeds,
  twoTabs,
  offline,
  killed,
  byPostgres,
  byNats,
].map(fromChat);
