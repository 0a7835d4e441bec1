import { serviceKey } from '../product/server-process.ts';
import { call, type Json } from './dealer.ts';

const serviceHeaders = { 'x-service-key': serviceKey };

const random = () => Math.random().toString(36).slice(2, 12);

export const openRoom = (car: Json, username: string, url?: string): Promise<Json> =>
  call('POST', '/chat/api/marketplace/rooms/', {
    ...(url && { url }),
    headers: serviceHeaders,
    body: {
      external_id: `e2e-${random()}`,
      room_type: 'buyer',
      username,
      phone: '+998909876543',
      auto_id: car.id,
    },
  });

export const say = (room: Json, text: string): Promise<Json> =>
  call('POST', `/chat/api/marketplace/rooms/${String(room.id)}/messages/`, {
    headers: serviceHeaders,
    body: { client_id: `e2e-${random()}`, text },
  });

export const signal = (room: Json, body: { action: string; up_to?: number }): Promise<Json> =>
  call('POST', `/chat/api/marketplace/rooms/${String(room.id)}/signals/`, {
    headers: serviceHeaders,
    body,
  });
