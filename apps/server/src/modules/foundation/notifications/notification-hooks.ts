import type { Owner, UserId } from '../../../platform/values/owner';
import { groupPhone } from '../../../platform/values/phone';
import type { ChatHooks } from '../../buyers/chat/chat-hooks';
import type { LeadCame } from '../../buyers/leads/lead-intake.service';
import type { NewDevice } from '../../identity/sessions/sessions.service';
import type { NotificationsService } from './notifications.service';

export interface NotificationHooksOptions {
  notifications: Pick<NotificationsService, 'notify' | 'readRoom'>;
  /** How a notification names a car; the autos module's. */
  titleOf: (owner: Owner, autoId: number) => Promise<string | undefined>;
  /** The business that a person owns; the members module's. */
  businessOf: (user: UserId) => Promise<Owner | undefined>;
}

/** What becomes a notification of the events of leads, chat and sessions. Each is part of the transaction in which it happened. */
export function createNotificationHooks({
  notifications,
  titleOf,
  businessOf,
}: NotificationHooksOptions) {
  const { notify, readRoom } = notifications;

  /** The bell is the business's: it is notified of the owner's devices, and of nobody else's. */
  const newDevice: NewDevice = async (user, { id, device, address }) => {
    const owner = await businessOf(user);
    if (owner === undefined) return;
    await notify(owner, {
      type: 'session_new',
      target: { type: 'session', id },
      params: { device, address },
    });
  };

  const leadCame: LeadCame = async (owner, { id, type, client_name, phone, auto_id, ...lead }) => {
    const car = auto_id === null ? undefined : await titleOf(owner, auto_id);
    const kind = type !== 'call' ? 'lead' : lead.call_answered === true ? 'call' : 'missed_call';
    const client = client_name === '' ? groupPhone(phone ?? '') : client_name;
    await notify(owner, {
      type: 'lead_new',
      target: { type: 'lead', id },
      params: {
        client,
        kind,
        ...(car !== undefined && { car }),
        ...(kind === 'missed_call' && phone !== null && { phone }),
      },
    });
  };

  const chat: ChatHooks = {
    messageCame: (owner, { id, room_id, username, text }) =>
      notify(owner, {
        type: 'message_new',
        target: { type: 'room', id: room_id },
        params: { client: username ?? '', text, message: id },
      }),
    roomRead: readRoom,
  };

  return { newDevice, leadCame, chat };
}
