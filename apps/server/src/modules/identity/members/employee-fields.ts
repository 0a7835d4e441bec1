import type { Row } from '../../../platform/db/tables';
import { fieldMap } from '../../../platform/http/field-map';
import { phoneCell } from '../../../platform/values/phone';

export const employeeFields = fieldMap<Row<'members'>>()({
  full_name: ['full_name', { ru: 'Имя', uz: 'Ism' }],
  phone: ['phone', { ru: 'Телефон', uz: 'Telefon' }, phoneCell],
  position: ['position', { ru: 'Должность', uz: 'Lavozim' }],
  profile_pic: ['profile_pic'],
  avtosalons: ['avtosalons'],
  role: ['role'],
});
