import type { Texts } from '../../../platform/values/language';
import type { TradeInStatus } from './trade-in-types';

/** Same labels as on screen; a test checks it. */
export const tradeInStatusLabels: Readonly<Record<TradeInStatus, Texts>> = {
  open: { ru: 'Открыта', uz: 'Ochiq' },
  won: { ru: 'Предложение принято', uz: 'Taklif qabul qilindi' },
  lost: { ru: 'Продана другому салону', uz: 'Boshqa salonga sotildi' },
  closed: { ru: 'Клиент передумал', uz: 'Mijoz fikridan qaytdi' },
  expired: { ru: 'Приём предложений закончен', uz: 'Taklif qabuli tugadi' },
};
