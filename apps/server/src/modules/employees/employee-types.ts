import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type Employee = z.output<Ops['getEmployee']['responses'][200]['schema']>;
export type EmployeeListQuery = z.output<Ops['listEmployees']['query']>;
export type EmployeeExportQuery = z.output<Ops['exportEmployees']['query']>;
export type EmployeeCreate = z.output<Ops['createEmployee']['body']>;
export type EmployeeUpdate = z.output<Ops['updateEmployee']['body']>;

export type EmployeeAction = Employee['allowed_actions'][number];
export type EmployeeOrdering = NonNullable<EmployeeListQuery['ordering']>;
export type EmployeeStatus = Employee['status'];
