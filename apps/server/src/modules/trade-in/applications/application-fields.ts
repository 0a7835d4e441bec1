import type { Row } from '../../../platform/db/tables';
import { fieldMap } from '../../../platform/http/field-map';
import { phoneCell } from '../../../platform/values/phone';

/** The car is one column, and a status sets further columns. */
export const applicationFields = fieldMap<Row<'applications'>>()({
  client_name: ['client_name', { ru: 'Клиент', uz: 'Mijoz' }],
  phone: ['phone', { ru: 'Телефон', uz: 'Telefon' }, phoneCell],
  desired_car: ['desired_car_id'],
  market_price: ['market_price', { ru: 'Рыночная цена', uz: 'Bozor narxi' }],
  price: ['price', { ru: 'Наша цена', uz: 'Bizning narx' }],
  currency: ['currency'],
  responsible: ['responsible_id'],
  manager_comment: ['manager_comment', { ru: 'Комментарий', uz: 'Izoh' }],
  avtosalon: ['avtosalon_id'],
  room_id: ['room_id'],
  lead_id: ['lead_id'],
  trade_in_auto_id: ['trade_in_auto_id'],
});
