import { probeFilters } from './filter-laws.ts';
import { probeGroups } from './group-laws.ts';
import { probeLists } from './list-laws.ts';
import { probeOrders } from './order-laws.ts';
import type { Run } from './run.ts';

export const probeListLaws = async (run: Run): Promise<void> => {
  const views = await probeLists(run);
  await probeGroups(run, views);
  await probeFilters(run, views);
  await probeOrders(run, views);
};
