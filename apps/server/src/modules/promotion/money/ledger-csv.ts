import type { CsvColumn } from '../../../platform/http/csv';
import type { Texts } from '../../../platform/values/language';
import type { LedgerEntry } from './ledger.mapper';
import type { LedgerKind } from '../ledger/money-types';

const kinds: Readonly<Record<LedgerKind, Texts>> = {
  top_up: { ru: 'Оплата картой', uz: 'Karta bilan to‘lov' },
  reserve: { ru: 'Резерв', uz: 'Zaxira' },
  release: { ru: 'Остаток вернулся', uz: 'Qoldiq qaytdi' },
  spend: { ru: 'Показы и клики', uz: 'Ko‘rsatish va kliklar' },
  refund: { ru: 'Возврат на карту', uz: 'Kartaga qaytarish' },
};

const isIncoming = (kind: LedgerKind) => kind === 'top_up' || kind === 'release';

export const ledgerColumns: readonly CsvColumn<LedgerEntry>[] = [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Когда', uz: 'Qachon', value: (row) => new Date(row.at) },
  { ru: 'Операция', uz: 'Operatsiya', value: (row, language) => kinds[row.kind][language] },
  { ru: 'Кампания', uz: 'Kampaniya', value: (row) => row.campaign?.title },
  { ru: 'Чек', uz: 'Chek', value: (row) => row.payment?.number },
  {
    ru: 'Карта',
    uz: 'Karta',
    value: (row) => (row.card === undefined ? null : `•${row.card.masked.slice(-4)}`),
  },
  { ru: 'Показы', uz: 'Ko‘rsatishlar', value: (row) => row.views },
  { ru: 'Клики', uz: 'Kliklar', value: (row) => row.clicks },
  {
    ru: 'Сумма, сум',
    uz: 'Summa, so‘m',
    value: (row) => (isIncoming(row.kind) ? row.amount : -row.amount),
  },
  { ru: 'Свободно после', uz: 'Amaldan keyin mavjud', value: (row) => row.free_after },
];
