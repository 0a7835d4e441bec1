import type { CsvColumn } from '../../../platform/http/csv';
import type { Texts } from '../../../platform/values/language';
import type { PaymentFailure, PaymentStatus } from '../ledger/money-types';
import type { Payment } from './payments.mapper';

export type CsvPayment = Payment;

const statuses: Readonly<Record<PaymentStatus, Texts>> = {
  pending: { ru: 'Ждём банк', uz: 'Bank kutilmoqda' },
  paid: { ru: 'Оплачено', uz: 'To‘langan' },
  failed: { ru: 'Не прошло', uz: 'O‘tmagan' },
  cancelled: { ru: 'Отменено', uz: 'Bekor qilingan' },
  refunding: { ru: 'Возвращаем', uz: 'Qaytarilmoqda' },
  refunded: { ru: 'Возвращено', uz: 'Qaytarilgan' },
};

const failures: Readonly<Record<PaymentFailure, Texts>> = {
  insufficient_funds: { ru: 'На карте не хватает денег', uz: 'Kartada mablag‘ yetarli emas' },
  card_expired: { ru: 'Срок карты истёк', uz: 'Karta muddati tugagan' },
  card_blocked: { ru: 'Карта заблокирована', uz: 'Karta bloklangan' },
  card_not_verified: { ru: 'Карту нужно подтвердить по SMS', uz: 'Kartani SMS orqali tasdiqlang' },
  limit_exceeded: { ru: 'Превышен лимит карты', uz: 'Summa karta limitidan oshadi' },
  sms_off: {
    ru: 'К карте не подключено SMS-информирование',
    uz: 'Kartaga SMS-xabarnoma ulanmagan',
  },
  declined: { ru: 'Банк отказал', uz: 'Bank rad etdi' },
  provider_unavailable: {
    ru: 'Payme не отвечает, деньги не списаны',
    uz: 'Payme javob bermayapti, pul yechilmadi',
  },
};

const endOf = (masked: string | undefined) =>
  masked === undefined ? null : `•${masked.slice(-4)}`;
const dateOf = (text: string | undefined) => (text === undefined ? null : new Date(text));

export const paymentColumns: readonly CsvColumn<CsvPayment>[] = [
  { ru: 'Чек', uz: 'Chek', value: (row) => row.number },
  { ru: 'Начато', uz: 'Boshlangan', value: (row) => dateOf(row.created_at) },
  { ru: 'Статус', uz: 'Status', value: (row, language) => statuses[row.status][language] },
  { ru: 'Кампания', uz: 'Kampaniya', value: (row) => row.campaign.title },
  { ru: 'Карта', uz: 'Karta', value: (row) => endOf(row.card?.masked) },
  { ru: 'Картой, сум', uz: 'Kartadan, so‘m', value: (row) => row.amount },
  { ru: 'С баланса, сум', uz: 'Balansdan, so‘m', value: (row) => row.from_balance },
  { ru: 'Оплачено', uz: 'To‘langan', value: (row) => dateOf(row.paid_at) },
  {
    ru: 'Причина',
    uz: 'Sababi',
    value: (row, language) =>
      row.failure_code === undefined ? null : failures[row.failure_code][language],
  },
  { ru: 'Возвращено', uz: 'Qaytarilgan', value: (row) => dateOf(row.refunded_at) },
  { ru: 'Чек Payme', uz: 'Payme cheki', value: (row) => row.provider_receipt_id },
];
