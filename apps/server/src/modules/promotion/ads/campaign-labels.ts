import type { Texts } from '../../../platform/values/language';
import type { CampaignSegment, CampaignStatus } from './campaign-types';

export const segmentLabels: Readonly<Record<CampaignSegment, Texts>> = {
  new_cars: { ru: 'Новые авто', uz: 'Yangi avtolar' },
  used_cars: { ru: 'Авто с пробегом', uz: 'Foydalanilgan avtolar' },
  electric: { ru: 'Электромобили', uz: 'Elektromobillar' },
  commercial: { ru: 'Коммерческий транспорт', uz: 'Tijorat transporti' },
  premium: { ru: 'Премиум', uz: 'Premium' },
  services: { ru: 'Услуги', uz: 'Xizmatlar' },
};

export const campaignStatusLabels: Readonly<Record<CampaignStatus, Texts>> = {
  moderation: { ru: 'На модерации', uz: 'Moderatsiyada' },
  active: { ru: 'Идёт', uz: 'Faol' },
  paused: { ru: 'Пауза', uz: 'Pauzada' },
  stopped: { ru: 'Остановлена', uz: 'To‘xtatilgan' },
  finished: { ru: 'Завершена', uz: 'Yakunlangan' },
  declined: { ru: 'Отклонена', uz: 'Rad etilgan' },
};
