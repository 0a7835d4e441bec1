import { getListEmployeesQueryOptions } from '@karvon/api/main/employees';
import { minute } from '../time';

export const peopleQueries = {
  /** Employees who can be made responsible: the owner first, then active ones by name. */
  assignable: () =>
    getListEmployeesQueryOptions({ assignable: true }, { query: { staleTime: minute } }),
} as const;
