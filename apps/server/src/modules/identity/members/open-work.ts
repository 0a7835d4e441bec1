import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';

/** One kind of work that members are responsible for. Each module with such work adds its own to `members.openWork`. */
export interface OpenWork {
  kind: 'leads' | 'applications';
  /** Leaves out members without open items. */
  count(owner: Owner, memberIds: readonly number[]): Promise<Map<number, number>>;
  /** Part of the surrounding transaction. @param to null for nobody @returns the number of items */
  reassign(access: Access, from: number, to: number | null): Promise<number>;
}
