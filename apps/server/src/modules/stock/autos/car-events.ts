import type { Access } from '../../../platform/values/access';
import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';

/** Event of a changed listing, with its id, for modules that show it. */
export type CarChanged = DomainEvent<[Owner, number]>;

/** The buyer of a lead, by its id, gets a car or has it reserved. */
export type CarDealt = DomainEvent<[Access, number]>;
