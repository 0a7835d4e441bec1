import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;
type ResponseBody<Id extends keyof Ops, Status extends number> =
  Ops[Id]['responses'] extends Record<Status, { schema: infer S extends z.$ZodType }>
    ? z.output<S>
    : never;

/** The contract's shapes, so that no module writes them down again. */
export type Auto = ResponseBody<'getAuto', 200>;
export type AutoSummary = ResponseBody<'listAutos', 200>['results'][number];
export type AutoCreate = z.output<Ops['createAuto']['body']>;
export type AutoUpdate = z.output<Ops['updateAuto']['body']>;
export type AutoTransition = z.output<Ops['transitionAuto']['body']>;
export type AutosBulk = z.output<Ops['updateAutos']['body']>;
export type AutosBulkRow = ResponseBody<'updateAutos', 200>['results'][number];
export type AutoFilters = z.output<Ops['countAutos']['query']>;
export type AutoListQuery = z.output<Ops['listAutos']['query']>;
export type AutoExportQuery = z.output<Ops['exportAutos']['query']>;
export type AutoOrdering = NonNullable<AutoListQuery['ordering']>;
export type AutoCounts = ResponseBody<'countAutos', 200>;
export type AutoQuality = ResponseBody<'getAutoQuality', 200>;
export type AutoHistory = ResponseBody<'getAutoHistory', 200>;
export type AutoStatistics = ResponseBody<'getAutoStatistics', 200>;
export type AutoModeration = z.output<Ops['moderateAuto']['body']>;

export type AutoStatus = Auto['status'];
export type Condition = NonNullable<Auto['condition']>;
export type Currency = Auto['currency'];
export type DeclinedReason = Auto['reasons'][number];
export type DeactivationReason = NonNullable<Auto['deactivation_reason']>;
export type ActorKind = AutoHistory['results'][number]['actor']['kind'];
export type EventKind = AutoHistory['results'][number]['kind'];

/** Texts in both languages, or a text that is the same in both. */
export type BilingualText = string | { ru: string; uz: string };

export interface StoredChange {
  field: string;
  before?: BilingualText;
  after?: BilingualText;
}

/** Who does something; `id` for people of the dealership. */
export interface Actor {
  kind: ActorKind;
  id?: number;
}
