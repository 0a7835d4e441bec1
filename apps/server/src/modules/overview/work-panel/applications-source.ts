import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import {
  createWaitingApplications,
  type ApplicationCounts,
} from './waiting-applications.repository';
import type { WorkQueues, WorkSource } from './work-panel-types';

type WaitingApplication = WorkQueues['applications'][number];

export function createApplicationsSource(
  { db }: { db: Db },
  read: (access: Access, ids: readonly number[]) => Promise<WaitingApplication[]>,
): WorkSource<keyof ApplicationCounts, 'applications'> {
  const waiting = createWaitingApplications(db);
  return {
    counts: (scope) => waiting.counts(scope),
    rows: {
      applications: async (scope, { limit }) => read(scope.access, await waiting.ids(scope, limit)),
    },
  };
}
