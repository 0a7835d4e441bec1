import type { CsvColumn } from '../../../platform/http/csv';
import type { Texts } from '../../../platform/values/language';
import type { OffersMoment } from './offers.mapper';
import { type ExportedOffer, inUzs } from './offers.repository';
import { decidedAt, offerStatus } from './trade-in-clock';
import { titleOf } from './trade-in.mapper';
import type { OfferStatus } from './trade-in-types';

const statusLabels: Readonly<Record<OfferStatus, Texts>> = {
  sent: { ru: 'Отправлено', uz: 'Yuborilgan' },
  accepted: { ru: 'Принято', uz: 'Qabul qilingan' },
  declined: { ru: 'Отклонено', uz: 'Rad etilgan' },
  withdrawn: { ru: 'Отозвано', uz: 'Qaytarib olingan' },
  expired: { ru: 'Срок истёк', uz: 'Muddati tugagan' },
};

export type OfferExport = ExportedOffer & { market_price: number | undefined };

export const offerColumns = ({ now, rate }: OffersMoment): readonly CsvColumn<OfferExport>[] => [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Машина', uz: 'Mashina', value: titleOf },
  { ru: 'Предложение', uz: 'Taklif', value: (row) => row.price },
  { ru: 'Валюта', uz: 'Valyuta', value: (row) => row.currency },
  { ru: 'Предложение, сум', uz: 'Taklif, so‘m', value: (row) => inUzs(row, rate) },
  { ru: 'Рынок, сум', uz: 'Bozor, so‘m', value: (row) => row.market_price },
  {
    ru: 'Статус',
    uz: 'Status',
    value: (row, language) => statusLabels[offerStatus(row, now)][language],
  },
  { ru: 'Действует до', uz: 'Amal qilish muddati', value: (row) => row.valid_until },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  { ru: 'Автор', uz: 'Muallif', value: (row) => row.author_name },
  { ru: 'Комментарий', uz: 'Izoh', value: (row) => row.comment },
  { ru: 'Отправлено', uz: 'Yuborilgan vaqti', value: (row) => row.created_at },
  { ru: 'Решено', uz: 'Hal qilingan', value: (row) => decidedAt(row, now) },
];
