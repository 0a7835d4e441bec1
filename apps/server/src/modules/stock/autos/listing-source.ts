import type { Access } from '../../../platform/values/access';

/** What the listings ask of those who hold buyers' cars, when one of them becomes a listing. */
export interface ListingSource {
  /**
   * Makes pictures of the car the dealership's own, and leaves other ids as they are. Takes long: not for a transaction.
   * @throws Problem 422 `unknown_reference` for a car that is not the dealership's to list
   */
  copyPhotos(access: Access, id: number, photos: readonly string[]): Promise<string[]>;
  /** Locks it. @throws Problem 422 `unknown_reference`, `already_listed` */
  requireUnlisted(access: Access, id: number): Promise<void>;
  /** Part of the transaction that makes the listing. */
  listed(access: Access, id: number, autoId: number): Promise<void>;
}

/** By the field of `createAuto` that names the car. */
export type ListingSources = Partial<Record<'trade_in_auto_id' | 'application_id', ListingSource>>;
