import { groupPhone } from '../../../platform/values/phone';
import type { NewNotification } from '../../foundation/notifications/notification-types';
import type { StoredLead } from './leads.repository';

/** Type and call are the contact's. */
export type CameLead = Pick<
  StoredLead,
  'id' | 'type' | 'client_name' | 'phone' | 'auto_id' | 'call_answered'
>;

export function leadNotification(
  { id, type, client_name, phone, call_answered }: CameLead,
  car: string | undefined,
): NewNotification {
  const kind = type !== 'call' ? 'lead' : call_answered === true ? 'call' : 'missed_call';
  return {
    type: 'lead_new',
    target: { type: 'lead', id },
    params: {
      client: client_name === '' ? groupPhone(phone ?? '') : client_name,
      kind,
      car,
      ...(kind === 'missed_call' && phone !== null && { phone }),
    },
  };
}
