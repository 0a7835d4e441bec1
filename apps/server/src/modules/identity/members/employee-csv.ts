import type { CsvColumn } from '../../../platform/http/csv';
import type { Texts } from '../../../platform/values/language';
import { employeeFields } from './employee-fields';
import { employeeRoleLabels, employeeStatusLabels } from './employee-labels';
import type { Employee } from './employee-types';

const all: Texts = { ru: 'все', uz: 'barchasi' };

const dateOf = (time: string | undefined) => (time === undefined ? null : new Date(time));

export const employeeColumns: readonly CsvColumn<Employee>[] = [
  { ru: 'ID', uz: 'ID', value: ({ id }) => id },
  ...employeeFields.cells(),
  { ru: 'Роль', uz: 'Rol', value: ({ role }, language) => employeeRoleLabels[role][language] },
  {
    ru: 'Салоны',
    uz: 'Salonlar',
    value: ({ avtosalons }, language) =>
      avtosalons.length === 0 ? all[language] : avtosalons.map(({ name }) => name).join(', '),
  },
  {
    ru: 'Статус',
    uz: 'Status',
    value: ({ status }, language) => employeeStatusLabels[status][language],
  },
  { ru: 'Лиды в работе', uz: 'Jarayondagi lidlar', value: (row) => row.open_lead_count },
  {
    ru: 'Заявки на trade-in в работе',
    uz: 'Jarayondagi trade-in arizalari',
    value: (row) => row.open_application_count,
  },
  {
    ru: 'Ответ, мин',
    uz: 'Javob, daqiqa',
    value: ({ response_median }) =>
      response_median === undefined ? null : Math.round(response_median / 60),
  },
  { ru: 'Добавлен', uz: 'Qo‘shilgan', value: ({ created_at }) => dateOf(created_at) },
  { ru: 'Последний вход', uz: 'Oxirgi kirish', value: ({ last_seen_at }) => dateOf(last_seen_at) },
];
