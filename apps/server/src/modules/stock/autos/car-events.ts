import type { Access } from '../../../platform/values/access';
import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';
import type { AutoRow } from './autos.repository';

export type CarChanged = DomainEvent<[Owner, number]>;

/** Origin of a price: the form or the row of a car, or an import with this id. */
export type PriceOrigin = 'car' | { import_id: number };

export interface PriceMove {
  before: AutoRow;
  after: AutoRow;
  origin: PriceOrigin;
  /** True when nothing else changed. */
  isAlone: boolean;
}

/** The price of a published car changed. */
export type PriceChanged = DomainEvent<[Access, PriceMove]>;

/** The buyer of this lead gets a car or has it reserved. */
export type CarDealt = DomainEvent<[Access, number]>;

/** The sale to this lead was undone: its status returns. */
export type CarUndealt = DomainEvent<[Access, number]>;
