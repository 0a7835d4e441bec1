import type { Row } from '../../../platform/db/tables';

export type LedgerKind = Row<'ad_ledger'>['kind'];
export type CardType = Row<'payment_cards'>['type'];
export type PaymentStatus = Row<'payments'>['status'];
export type PaymentFailure = NonNullable<Row<'payments'>['failure_code']>;
