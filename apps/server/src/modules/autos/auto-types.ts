import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;
type Answer<Id extends keyof Ops, Status extends number> =
  Ops[Id]['responses'] extends Record<Status, { schema: infer S extends z.$ZodType }>
    ? z.output<S>
    : never;

/** The contract's shapes, so that no module writes them down again. */
export type Auto = Answer<'getAuto', 200>;
export type AutoSummary = Answer<'listAutos', 200>['results'][number];
export type AutoCreate = z.output<Ops['createAuto']['body']>;
export type AutoUpdate = z.output<Ops['updateAuto']['body']>;
export type AutoTransition = z.output<Ops['transitionAuto']['body']>;
export type AutosBulk = z.output<Ops['updateAutos']['body']>;
export type AutosBulkRow = Answer<'updateAutos', 200>['results'][number];
export type AutoFilters = z.output<Ops['countAutos']['query']>;
export type AutoListQuery = z.output<Ops['listAutos']['query']>;
export type AutoExportQuery = z.output<Ops['exportAutos']['query']>;
export type AutoOrdering = NonNullable<AutoListQuery['ordering']>;
export type AutoCounts = Answer<'countAutos', 200>;
export type AutoQuality = Answer<'getAutoQuality', 200>;
export type AutoHistory = Answer<'getAutoHistory', 200>;
export type AutoStatistics = Answer<'getAutoStatistics', 200>;
export type AutoModeration = z.output<Ops['moderateAuto']['body']>;

export type AutoStatus = Auto['status'];
export type Condition = NonNullable<Auto['condition']>;
export type Currency = Auto['currency'];
export type DeclinedReason = Auto['declined_reasons'][number];
export type DeactivationReason = NonNullable<Auto['deactivation_reason']>;
export type ActorKind = AutoHistory['results'][number]['actor']['kind'];
export type EventKind = AutoHistory['results'][number]['kind'];

/** Words in both languages, or a text that is the same in both. */
export type Words = string | { ru: string; uz: string };

export interface StoredChange {
  field: string;
  before?: Words;
  after?: Words;
}

/** Who does something; `id` for people of the dealership. */
export interface Actor {
  kind: ActorKind;
  id?: number;
}

export type Language = 'ru' | 'uz';
