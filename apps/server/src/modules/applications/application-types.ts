import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';
import type { Owner, UserId } from '../../db/owner';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type Application = z.output<Ops['getApplication']['responses'][200]['schema']>;
export type ApplicationListQuery = z.output<Ops['listApplications']['query']>;
export type ApplicationExportQuery = z.output<Ops['exportApplications']['query']>;
export type ApplicationCreate = z.output<Ops['createApplication']['body']>;
export type ApplicationUpdate = z.output<Ops['updateApplication']['body']>;
export type ApplicationsBulk = z.output<Ops['updateApplications']['body']>;
export type ApplicationsBulkRow = z.output<
  Ops['updateApplications']['responses'][200]['schema']
>['results'][number];
export type ApplicationHistory = z.output<Ops['getApplicationHistory']['responses'][200]['schema']>;
export type ApplicationIntake = z.output<Ops['addApplication']['body']>;
export type MarketplaceApplication = z.output<
  Ops['getMarketplaceApplication']['responses'][200]['schema']
>;

export type ApplicationStatus = Application['status'];
export type ApplicationSource = Application['source'];
export type ApplicationOrdering = NonNullable<ApplicationListQuery['ordering']>;
export type RejectReason = NonNullable<Application['reject_reason']>;
export type ApplicationEventKind = ApplicationHistory['results'][number]['kind'];
export type FieldChange = ApplicationHistory['results'][number]['changes'][number];
export type CarInput = NonNullable<ApplicationCreate['current_car']>;

/** What the list and its file are narrowed by. */
export type ApplicationFilters = Omit<ApplicationExportQuery, 'ordering' | 'status'>;

/** Who acts: the business, the person, and the member that they are in it. */
export interface ActingMember {
  owner: Owner;
  user: UserId;
  memberId: number;
}
