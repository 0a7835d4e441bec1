import type { Deps } from '../../deps';
import { type ChangeParts, createEmployeeChanges } from './employee-changes.service';
import { createEmployeesList } from './employees-list.service';
import { type InvitationParts, createInvitations } from './invitations.service';

/** The services of this module, made for each other. */
export function createEmployees(
  deps: Deps,
  parts: Omit<ChangeParts, 'list' | 'invitations'> & InvitationParts,
) {
  const list = createEmployeesList(deps, parts);
  const invitations = createInvitations(deps, parts);
  return { list, changes: createEmployeeChanges(deps, { ...parts, list, invitations }) };
}

export type EmployeeServices = ReturnType<typeof createEmployees>;
