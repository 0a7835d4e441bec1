import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Employee = ResponseOf<'getEmployee'>;
export type EmployeeListQuery = QueryOf<'listEmployees'>;
export type EmployeeExportQuery = QueryOf<'exportEmployees'>;
export type EmployeeCreate = BodyOf<'createEmployee'>;
export type EmployeeUpdate = BodyOf<'updateEmployee'>;

export type EmployeeAction = Employee['allowed_actions'][number];
export type EmployeeOrdering = NonNullable<EmployeeListQuery['ordering']>;
export type EmployeeStatus = Employee['status'];
