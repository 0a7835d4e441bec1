import type { DeclinedReason } from '@karvon/api/main';
import { fieldOf, orderOf, type AutoField } from './auto-fields';

/** Reasons in the order of the form. */
export const sortedReasons = (reasons: readonly DeclinedReason[]): DeclinedReason[] =>
  reasons.toSorted((one, other) => orderOf(one.field ?? '') - orderOf(other.field ?? ''));

/** The first field that a moderator wants changed; undefined where the reasons are about all of it. */
export const firstDeclined = (reasons: readonly DeclinedReason[]): AutoField | undefined =>
  sortedReasons(reasons)
    .map(({ field }) => fieldOf(field ?? ''))
    .find((field) => field !== undefined);
