import type { WorkSources } from './work-panel.service';

/** Trade-in applications are not kept yet: none of them waits, and no screen shows their queue. */
export const comingSources: Pick<WorkSources, 'applications'> = {
  applications: {
    counts: async () => ({ pending_applications: 0, overdue_applications: 0 }),
    rows: async () => ({ applications: [] }),
  },
};
