import type { Deps } from '../../../platform/deps';
import { createEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { Members } from '../../identity/members/members.module';
import type { AutoServices } from '../../stock/autos/autos.module';
import { createLeadChanges } from './lead-changes.service';
import { createLeadIntake } from './lead-intake.service';
import { createLeadWork } from './lead-work';
import { createLeadsList } from './leads-list.service';
import { createLeadsService } from './leads.service';

export interface LeadsLower {
  notifications: Pick<NotificationsService, 'notify'>;
  members: Members;
  autos: Pick<AutoServices, 'carDealt' | 'carUndealt' | 'titleOf'>;
}

export function createLeads(deps: Deps, { notifications, members, autos }: LeadsLower) {
  const leads = createLeadsService(deps);
  const list = createLeadsList(deps, members);
  const roomLeadChanged = createEvent<[Owner, number]>();
  const changes = createLeadChanges(deps, { leads, list, members, roomLeadChanged });
  members.openWork.push(createLeadWork(deps));
  autos.carDealt.on(changes.dealt);
  autos.carUndealt.on(changes.undealt);
  return {
    leads,
    list,
    changes,
    intake: createLeadIntake(deps, { leads, list, autos, notifications, roomLeadChanged }),
    /** Emitted when the lead of a room has changed. */
    roomLeadChanged,
  };
}

export type LeadServices = ReturnType<typeof createLeads>;
