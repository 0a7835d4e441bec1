import type { NotificationTarget } from '@karvon/api/main';
import { invalidateListSessions } from '@karvon/api/main/auth';
import { invalidateListAutos } from '@karvon/api/main/autos';
import { invalidateListLeads } from '@karvon/api/main/leads';
import { invalidateListCarModels } from '@karvon/api/main/car-models';
import { refreshRooms } from '../chat/refresh-rooms';
import { queryClient } from '../query';

/**
 * Asks again for what a notification is about, where it is on screen; elsewhere it is asked for when it is opened. Conversations come by
 * their own events, but for the cars they show; the other kinds have no screen yet.
 */
export function refreshSubject(target: NotificationTarget | undefined): void {
  switch (target?.type) {
    case 'auto':
      // The key of the lists is the beginning of every other key of cars.
      void invalidateListAutos(queryClient);
      void refreshRooms(queryClient);
      break;
    case 'lead':
      // The key of the lists is the beginning of every other key of leads.
      void invalidateListLeads(queryClient);
      break;
    case 'session':
      void invalidateListSessions(queryClient);
      break;
    case 'car_model':
      void invalidateListCarModels(queryClient);
      break;
    default:
  }
}
