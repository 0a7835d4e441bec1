import type { Deps } from '../../../platform/deps';
import { type ChangeParts, createEmployeeChanges } from './employee-changes.service';
import { createEmployeesList } from './employees-list.service';
import { type InvitationParts, createInvitations } from './invitations.service';

/** The services of this module, made for each other. */
export function createEmployees(
  deps: Deps,
  provided: Omit<ChangeParts, 'list' | 'invitations'> & InvitationParts,
) {
  const parts = { ...provided, invitations: createInvitations(deps, provided) };
  const list = createEmployeesList(deps, parts);
  return { list, changes: createEmployeeChanges(deps, { ...parts, list }) };
}

export type EmployeeServices = ReturnType<typeof createEmployees>;
