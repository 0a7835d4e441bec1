import type { Access } from '../../../platform/values/access';
import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';

export type CarChanged = DomainEvent<[Owner, number]>;

/** The buyer of this lead gets a car or has it reserved. */
export type CarDealt = DomainEvent<[Access, number]>;

/** The sale to this lead was undone: its status returns. */
export type CarUndealt = DomainEvent<[Access, number]>;
