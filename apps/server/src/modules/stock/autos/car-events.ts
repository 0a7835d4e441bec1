import type { Access } from '../../../platform/values/access';
import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';

/** A listing is another now, by its id: for those who show it. */
export type CarChanged = DomainEvent<[Owner, number]>;

/** The buyer of a lead, by its id, gets a car or has it reserved. */
export type CarDealt = DomainEvent<[Access, number]>;
