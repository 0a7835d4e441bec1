import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';

/** One kind of work that members are responsible for. Each module with such work adds its own to `members.openWork`. */
export interface OpenWork {
  kind: 'leads' | 'applications';
  /** Returns the number of open items per member; members without any are left out. */
  count(owner: Owner, memberIds: readonly number[]): Promise<Map<number, number>>;
  /**
   * Reassigns open items to another member, or to nobody, as part of the surrounding transaction.
   * @returns the number of items
   */
  reassign(access: Access, from: number, to: number | null): Promise<number>;
}
