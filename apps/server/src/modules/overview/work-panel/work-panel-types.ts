import type { QueryOf, ResponseOf } from '../../../platform/values/contract';
import type { Access } from '../../../platform/values/access';
import type { Language } from '../../../platform/values/language';

export type WorkPanel = ResponseOf<'getWorkPanel'>;
export type WorkPanelQuery = QueryOf<'getWorkPanel'>;
export type WorkCounts = WorkPanel['counts'];
export type ResponseSpeed = WorkPanel['response_speed'];

export type WorkPanelPart = NonNullable<WorkPanel['failed']>[number];

export type WorkQueues = Omit<WorkPanel, 'now' | 'counts' | 'response_speed' | 'failed'>;

export interface WorkScope {
  access: Access;
  now: Date;
  avtosalon: number | undefined;
  /** Only work of this person or of nobody. */
  responsible: number | undefined;
}

/** `language` names buyers without a name. */
export interface WorkPage {
  limit: number;
  language: Language;
}

/**
 * Source of some queues, provided by the area that owns their data. Counts and rows share one condition, so that a queue's count always
 * matches its rows.
 */
export interface WorkSource<Count extends keyof WorkCounts, Queue extends keyof WorkQueues> {
  counts(scope: WorkScope): Promise<Pick<WorkCounts, Count>>;
  /** Returns the first rows of each queue, the most urgent first. Queues are read concurrently and fail independently. */
  rows: { [Name in Queue]: (scope: WorkScope, page: WorkPage) => Promise<WorkQueues[Name]> };
}
