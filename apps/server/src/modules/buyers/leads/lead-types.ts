import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Lead = ResponseOf<'getLead'>;
export type LeadListQuery = QueryOf<'listLeads'>;
export type LeadExportQuery = QueryOf<'exportLeads'>;
export type LeadHistoryQuery = QueryOf<'getLeadHistory'>;
export type LeadEvent = ResponseOf<'getLeadHistory'>['results'][number];
export type LeadCreate = BodyOf<'createLead'>;
export type LeadUpdate = BodyOf<'updateLead'>;
export type LeadsBulk = BodyOf<'updateLeads'>;
export type LeadUndo = BodyOf<'undoLead'>;
export type LeadsUndo = BodyOf<'undoLeads'>;
export type LeadsBulkResult = ResponseOf<'updateLeads'>;
export type LeadIntake = BodyOf<'addLead'>;

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
export type LeadFilters = Omit<LeadExportQuery, 'ordering'>;
