import type { Access } from '../../../platform/values/access';

/** Implemented by the modules that own buyers' cars. */
export interface ListingSource {
  /**
   * Copies pictures of the car to the dealership, and keeps other ids as they are. Slow, so not for a transaction.
   * @throws Problem 422 `unknown_reference` for a car that the dealership may not list
   */
  copyPhotos(access: Access, id: number, photos: readonly string[]): Promise<string[]>;
  /** Locks the car. @throws Problem 422 `unknown_reference`, `already_listed` */
  requireUnlisted(access: Access, id: number): Promise<void>;
  /** Called in the transaction that creates the listing. */
  listed(access: Access, id: number, autoId: number): Promise<void>;
}

/** Keys are the fields of `createAuto` that name the car. */
export type ListingSources = Partial<Record<'trade_in_auto_id' | 'application_id', ListingSource>>;
