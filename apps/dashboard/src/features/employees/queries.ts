import type { EmployeeCreate, EmployeeUpdate } from '@karvon/api/main';
import { getGetPermissionsQueryOptions } from '@karvon/api/main/business';
import {
  createEmployee,
  deleteEmployee,
  exportEmployees,
  getGetEmployeeQueryOptions,
  getListEmployeesQueryKey,
  getListEmployeesQueryOptions,
  inviteEmployee,
  restoreEmployee,
  revokeEmployeeSessions,
  updateEmployee,
} from '@karvon/api/main/employees';
import { getListApplicationsQueryOptions } from '@karvon/api/main/trade-in';
import { getListLeadsQueryKey, getListLeadsQueryOptions } from '@karvon/api/main/leads';
import { avtosalonFilter } from '../../shared/lookups/avtosalon-filter';
import { lookupQueries } from '../../shared/lookups/queries';
import {
  defineFilters,
  unpaged,
  type ListState,
} from '../../shared/resource/filters/define-filters';
import { orderings, text, valueTabs } from '../../shared/resource/filters/filter-kinds';
import { definePreload } from '../../shared/resource/routes/resource-preload';

export const employeeFilters = defineFilters({
  q: text({ label: 'employees:search' }),
  status: valueTabs('employees:tab', ['active', 'invited', 'blocked'], { isSingle: true }),
  avtosalon: avtosalonFilter({
    label: 'employees:filter.avtosalon',
    any: 'employees:filter.avtosalons',
  }),
  ordering: orderings('employees:order', [
    'full_name',
    '-full_name',
    '-open_lead_count',
    'response_median',
    '-response_median',
    '-auto_count',
    '-last_seen_at',
    '-created_at',
  ]),
});

type State = ListState<typeof employeeFilters>;

export const employeeQueries = {
  page: (state: State) => getListEmployeesQueryOptions(employeeFilters.query(state)),
  permissions: () => getGetPermissionsQueryOptions(),
  one: (id: number) => getGetEmployeeQueryOptions(id),
  /** The first rows of what waits for the employee. */
  openLeads: (id: number) =>
    getListLeadsQueryOptions({ responsible: String(id), status: 'new', size: 5 }),
  openApplications: (id: number) =>
    getListApplicationsQueryOptions({
      responsible: String(id),
      status: ['pending', 'scheduled'],
      size: 5,
    }),
  lists: [getListEmployeesQueryKey()],
  work: [getListEmployeesQueryKey(), getListLeadsQueryKey()],
} as const;

export const employeeCalls = {
  create: (body: EmployeeCreate, key: string) => createEmployee(body, { 'Idempotency-Key': key }),
  update: ({ id }: { id: number }, update: EmployeeUpdate) => updateEmployee(id, update),
  block: ({ id, reassign_to }: { id: number; reassign_to: number | null }) =>
    updateEmployee(id, { status: 'blocked', reassign_to }),
  unblock: (id: number) => updateEmployee(id, { status: 'active' }),
  invite: (id: number) => inviteEmployee(id),
  remove: (id: number) => deleteEmployee(id),
  restore: (id: number) => restoreEmployee(id),
  endSessions: (id: number) => revokeEmployeeSessions(id),
  csv: (state: State) => exportEmployees(unpaged(employeeFilters.query(state))),
} as const;

const needs = () => [lookupQueries.avtosalons(), employeeQueries.permissions()] as const;

export const preload = definePreload({
  list: (prefetch, search) =>
    void prefetch(
      employeeQueries.page(employeeFilters.read(search)),
      employeeQueries.permissions(),
    ),
  view: (prefetch, id) => void prefetch(employeeQueries.one(id), employeeQueries.permissions()),
  edit: (prefetch, id) => void prefetch(employeeQueries.one(id), ...needs()),
  create: (prefetch) => void prefetch(...needs()),
});
