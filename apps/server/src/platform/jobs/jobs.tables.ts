import type { Generated } from 'kysely';

export interface JobsTables {
  /** Timers as rows: at most one per kind and subject. */
  jobs: {
    id: Generated<number>;
    kind: string;
    subject_id: number;
    run_at: Date;
    attempts: Generated<number>;
    last_error: string | null;
    created_at: Generated<Date>;
  };
}
