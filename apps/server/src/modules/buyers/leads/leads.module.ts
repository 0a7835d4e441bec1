import type { Deps } from '../../../platform/deps';
import { type RoomLeadChanged, createLeadChanges } from './lead-changes.service';
import { type LeadCame, createLeadIntake } from './lead-intake.service';
import type { MembersService } from '../../identity/members/members.service';
import { createLeadWork } from './lead-work';
import { createLeadsList } from './leads-list.service';
import { createLeadsService } from './leads.service';

export interface LeadsOptions {
  members: Pick<MembersService, 'refs' | 'requireAssignable'>;
  onRoomLeadChanged: RoomLeadChanged;
  onLeadCame: LeadCame;
}

/** The services of this module, made for each other. */
export function createLeads(deps: Deps, options: LeadsOptions) {
  const leads = createLeadsService(deps);
  const list = createLeadsList(deps, options.members);
  const parts = { ...options, leads, list };
  return {
    leads,
    list,
    openWork: createLeadWork(deps),
    changes: createLeadChanges(deps, parts),
    intake: createLeadIntake(deps, parts),
  };
}

export type LeadServices = ReturnType<typeof createLeads>;
