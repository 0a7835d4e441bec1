import type { Access } from '../../../platform/values/access';
import type { Db } from '../../../platform/db/client';
import type { DomainEvent } from '../../../platform/values/event';
import { type Owner, ownerOf } from '../../../platform/values/owner';
import type { AutoRow } from './autos.repository';

type CarsListener = (owner: Owner, ids: readonly number[]) => Promise<void>;

/** Cars of a dealership changed. Listeners run once per transaction, just before it commits, with all changed cars. */
export interface CarChanged {
  /** Call it while modules are composed. */
  on(listener: CarsListener): void;
  emit(owner: Owner, id: number): void;
}

export function createCarChanged(db: Pick<Db, 'beforeCommit'>): CarChanged {
  const listeners: CarsListener[] = [];
  async function notify(ids: readonly number[], owner: number): Promise<void> {
    for (const listener of listeners) await listener(ownerOf(owner), ids);
  }
  return {
    on: (listener) => void listeners.push(listener),
    emit: (owner, id) => db.beforeCommit(owner, notify, id),
  };
}

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
