import { getListEmployeesQueryOptions } from '@karvon/api/main/employees';
import { minute } from '../time';

/** People of the dealership that several areas choose from. */
export const peopleQueries = {
  /** Everybody who can be made responsible: the owner first, then active employees by name. */
  assignable: () =>
    getListEmployeesQueryOptions({ assignable: true }, { query: { staleTime: minute } }),
} as const;
