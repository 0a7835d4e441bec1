import type { ChatHooks } from '../chat/chat-hooks';
import type { LeadCame } from '../leads/lead-intake.service';
import type { NewDevice } from '../sessions/sessions.service';
import { groupPhone } from './group-digits';
import type { NotificationsService } from './notifications.service';

export interface NoticeHooksOptions {
  notifications: Pick<NotificationsService, 'notify' | 'readRoom'>;
  /** How a notice names a car; the autos module's. */
  titleOf: (owner: number, autoId: number) => Promise<string | undefined>;
}

/** What becomes a notice of what leads, chat and sessions tell. Each is part of the transaction in which it happened. */
export function createNoticeHooks({ notifications, titleOf }: NoticeHooksOptions) {
  const { notify, readRoom } = notifications;

  const newDevice: NewDevice = (owner, { id, device, address }) =>
    notify(owner, {
      type: 'session_new',
      target: { type: 'session', id },
      params: { device, address },
    });

  const leadCame: LeadCame = async (owner, { id, type, client_name, phone, auto_id, ...lead }) => {
    const car = auto_id === null ? undefined : await titleOf(owner, auto_id);
    const kind = type !== 'call' ? 'lead' : lead.call_answered === true ? 'call' : 'missed_call';
    const client = client_name === '' ? groupPhone(phone ?? '') : client_name;
    await notify(owner, {
      type: 'lead_new',
      target: { type: 'lead', id },
      params: { client, kind, ...(car === undefined ? {} : { car }) },
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
