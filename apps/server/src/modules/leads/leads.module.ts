import type { Deps } from '../../deps';
import { type RoomLeadChanged, createLeadChanges } from './lead-changes.service';
import { type LeadCame, createLeadIntake } from './lead-intake.service';
import { createLeadsList } from './leads-list.service';
import { createLeadsService } from './leads.service';

export interface LeadsOptions {
  onRoomLeadChanged: RoomLeadChanged;
  onLeadCame: LeadCame;
}

/** The services of this module, made for each other. */
export function createLeads(deps: Deps, options: LeadsOptions) {
  const leads = createLeadsService(deps);
  const list = createLeadsList(deps);
  const parts = { ...options, leads, list };
  return {
    leads,
    list,
    changes: createLeadChanges(deps, parts),
    intake: createLeadIntake(deps, parts),
  };
}

export type LeadServices = ReturnType<typeof createLeads>;
