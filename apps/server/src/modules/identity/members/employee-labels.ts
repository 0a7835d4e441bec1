import type { Texts } from '../../../platform/values/language';
import type { Employee } from './employee-types';

/** Same labels as on screen; a test checks it. */
export const employeeRoleLabels: Readonly<Record<Employee['role'], Texts>> = {
  owner: { ru: 'Владелец', uz: 'Egasi' },
  manager: { ru: 'Менеджер', uz: 'Menejer' },
  seller: { ru: 'Продавец', uz: 'Sotuvchi' },
};

export const employeeStatusLabels: Readonly<Record<Employee['status'], Texts>> = {
  active: { ru: 'Работает', uz: 'Ishlamoqda' },
  invited: { ru: 'Приглашён', uz: 'Taklif qilingan' },
  blocked: { ru: 'Заблокирован', uz: 'Bloklangan' },
};
