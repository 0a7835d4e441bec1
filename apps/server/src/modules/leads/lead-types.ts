import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type Lead = z.output<Ops['getLead']['responses'][200]['schema']>;
export type LeadListQuery = z.output<Ops['listLeads']['query']>;
export type LeadExportQuery = z.output<Ops['exportLeads']['query']>;
export type LeadHistoryQuery = z.output<Ops['getLeadHistory']['query']>;
export type LeadEvent = z.output<
  Ops['getLeadHistory']['responses'][200]['schema']
>['results'][number];
export type LeadCreate = z.output<Ops['createLead']['body']>;
export type LeadUpdate = z.output<Ops['updateLead']['body']>;
export type LeadsBulk = z.output<Ops['updateLeads']['body']>;
export type LeadsBulkResult = z.output<Ops['updateLeads']['responses'][200]['schema']>;
export type LeadIntake = z.output<Ops['addLead']['body']>;

/** The banner of a campaign that brought a buyer. */
export interface LeadBanner {
  position: NonNullable<LeadIntake['campaign_position']>;
  language: NonNullable<LeadIntake['campaign_language']>;
}

export type LeadType = Lead['type'];
export type LeadStatus = Lead['status'];
export type LeadSource = Lead['source'];
export type LeadContact = Lead['contacts'][number];
export type EmployeeRef = NonNullable<Lead['responsible']>;
export type LeadAttempt = NonNullable<LeadEvent['attempt']>;
export type LeadOrdering = NonNullable<LeadListQuery['ordering']>;
/** What the list and its file are narrowed by. */
export type LeadFilters = Omit<LeadExportQuery, 'ordering'>;
