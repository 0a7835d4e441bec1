import { useQuery } from '@tanstack/react-query';
import { employeeQueries } from './queries';

/** Whether the owner has switched the roles of employees on. @default false */
export const useHasRoles = (): boolean =>
  useQuery(employeeQueries.permissions()).data?.mode === 'on';
