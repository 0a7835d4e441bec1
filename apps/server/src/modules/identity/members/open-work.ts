import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';

/** Work of one kind that members are responsible for; each module that has some adds its own to `members.openWork`. */
export interface OpenWork {
  kind: 'leads' | 'applications';
  /** How much of it is open, by member; those without any are left out. */
  count(owner: Owner, memberIds: readonly number[]): Promise<Map<number, number>>;
  /**
   * Hands what is open to somebody else, or to nobody; part of the surrounding transaction.
   * @returns how much it was
   */
  reassign(access: Access, from: number, to: number | null): Promise<number>;
}
