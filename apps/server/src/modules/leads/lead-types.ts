import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type Lead = z.output<Ops['getLead']['responses'][200]['schema']>;
export type LeadListQuery = z.output<Ops['listLeads']['query']>;
export type LeadExportQuery = z.output<Ops['exportLeads']['query']>;
export type LeadCreate = z.output<Ops['createLead']['body']>;
export type LeadUpdate = z.output<Ops['updateLead']['body']>;
export type LeadIntake = z.output<Ops['addLead']['body']>;

export type LeadType = Lead['type'];
export type LeadStatus = Lead['status'];
export type LeadSource = Lead['source'];
export type LeadOrdering = NonNullable<LeadListQuery['ordering']>;
/** What the list and its file are narrowed by. */
export type LeadFilters = Omit<LeadExportQuery, 'ordering'>;
