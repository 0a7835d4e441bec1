import type { Deps } from '../../../platform/deps';
import { createEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';
import type { Streams } from '../../../platform/realtime/streams';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { SessionsService } from '../sessions/sessions.service';
import { createBusinessService } from './business.service';
import { createEmployeeChanges } from './employee-changes.service';
import { createEmployeesList } from './employees-list.service';
import { createInvitations } from './invitations.service';
import { createMembersService } from './members.service';
import type { OpenWork } from './open-work';

export interface MembersLower {
  images: ImagesService;
  notifications: NotificationsService;
  sessions: SessionsService;
  streams: Streams;
}

export function createMembers(deps: Deps, lower: MembersLower) {
  const members = createMembersService(deps, lower);
  const openWork: OpenWork[] = [];
  const ended = createEvent<[Owner, number]>();
  const parts = {
    ...lower,
    members,
    openWork,
    ended,
    invitations: createInvitations(deps, members),
  };
  const list = createEmployeesList(deps, parts);
  return {
    ...members,
    business: createBusinessService(deps, parts),
    list,
    changes: createEmployeeChanges(deps, { ...parts, list }),
    /** Other modules add their work during composition. */
    openWork,
    /** Emitted when a member can no longer sign in, with the member's id. */
    ended,
  };
}

export type Members = ReturnType<typeof createMembers>;
