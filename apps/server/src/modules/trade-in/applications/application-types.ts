import type { Row } from '../../../platform/db/tables';
import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Application = ResponseOf<'getApplication'>;
export type ApplicationListQuery = QueryOf<'listApplications'>;
export type ApplicationExportQuery = QueryOf<'exportApplications'>;
export type ApplicationCreate = BodyOf<'createApplication'>;
export type ApplicationUpdate = BodyOf<'updateApplication'>;
export type ApplicationsBulk = BodyOf<'updateApplications'>;
export type ApplicationsBulkRow = ResponseOf<'updateApplications'>['results'][number];
export type ApplicationHistory = ResponseOf<'getApplicationHistory'>;
export type ApplicationIntake = BodyOf<'addApplication'>;
export type MarketplaceApplication = ResponseOf<'getMarketplaceApplication'>;

export type ApplicationStatus = Application['status'];
export type ApplicationSource = Application['source'];
export type ApplicationOrdering = NonNullable<ApplicationListQuery['ordering']>;
export type RejectReason = NonNullable<Application['reject_reason']>;
export type ApplicationEventKind = ApplicationHistory['results'][number]['kind'];
export type FieldChange = ApplicationHistory['results'][number]['changes'][number];
export type CarInput = NonNullable<ApplicationCreate['current_car']>;

export type ApplicationFilters = Omit<ApplicationExportQuery, 'ordering' | 'status'>;

export type StoredCar = Row<'applications'>['car'];
