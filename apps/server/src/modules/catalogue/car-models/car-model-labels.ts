import type { Texts } from '../../../platform/values/language';
import type { CarModelStatus } from './car-model-types';

/** Same labels as on screen; a test checks it. */
export const carModelStatusLabels: Readonly<Record<CarModelStatus, Texts>> = {
  pending: { ru: 'На проверке', uz: 'Tekshiruvda' },
  approved: { ru: 'Добавлено', uz: 'Qo‘shilgan' },
  declined: { ru: 'Отклонено', uz: 'Rad etilgan' },
};
