import type { QueryOf, ResponseOf } from '../../../platform/values/contract';
import type { Access } from '../../../platform/values/access';
import type { Language } from '../../../platform/values/language';

/** The contract's shapes, so that no file writes them down again. */
export type WorkPanel = ResponseOf<'getWorkPanel'>;
export type WorkPanelQuery = QueryOf<'getWorkPanel'>;
export type WorkCounts = WorkPanel['counts'];
export type ResponseSpeed = WorkPanel['response_speed'];

export type WorkPanelPart = NonNullable<WorkPanel['failed']>[number];

/** The queues of the panel by name. */
export type WorkQueues = Omit<WorkPanel, 'now' | 'counts' | 'response_speed' | 'failed'>;

/** Whose work is asked for. */
export interface WorkScope {
  access: Access;
  now: Date;
  /** Only of this showroom. */
  avtosalon: number | undefined;
  /** Only what this person or nobody is responsible for. */
  responsible: number | undefined;
}

/** How many rows of a queue are shown, and in which language they name what has no name. */
export interface WorkPage {
  limit: number;
  language: Language;
}

/**
 * Where some of the queues come from: an area that knows what waits there. Counts and rows come from the same condition, so that a queue
 * never shows another number than it has rows.
 */
export interface WorkSource<Count extends keyof WorkCounts, Queue extends keyof WorkQueues> {
  counts(scope: WorkScope): Promise<Pick<WorkCounts, Count>>;
  /** The first rows of each queue, the most urgent first. They are read side by side, and fail one by one. */
  rows: { [Name in Queue]: (scope: WorkScope, page: WorkPage) => Promise<WorkQueues[Name]> };
}
