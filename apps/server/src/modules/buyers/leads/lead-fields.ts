import type { Row } from '../../../platform/db/tables';
import { fieldMap } from '../../../platform/http/field-map';
import { phoneCell } from '../../../platform/values/phone';

/** Fields that are stored unchanged. */
export const leadFields = fieldMap<Row<'leads'>>()({
  type: ['type'],
  status: ['status'],
  source: ['source'],
  client_name: ['client_name', { ru: 'Клиент', uz: 'Mijoz' }],
  phone: ['phone', { ru: 'Телефон', uz: 'Telefon' }, phoneCell],
  comment: ['comment', { ru: 'Комментарий', uz: 'Izoh' }],
  responsible: ['responsible_id'],
  version: ['edit_version'],
  room_id: ['room_id'],
  campaign_id: ['campaign_id'],
  telegram_post_id: ['telegram_post_id'],
  attempts: ['attempts'],
  contact_count: ['contact_count', { ru: 'Обращений', uz: 'Murojaatlar' }],
});
