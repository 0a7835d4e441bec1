import type { Texts } from '../../../platform/values/language';
import type { ApplicationStatus } from './application-types';

/** Same labels as on screen; a test checks it. */
export const applicationStatusLabels: Readonly<Record<ApplicationStatus, Texts>> = {
  pending: { ru: 'Ожидает', uz: 'Kutmoqda' },
  scheduled: { ru: 'Осмотр назначен', uz: 'Ko‘rik belgilangan' },
  approved: { ru: 'Одобрено', uz: 'Ma’qullangan' },
  rejected: { ru: 'Отклонено', uz: 'Rad etilgan' },
};
