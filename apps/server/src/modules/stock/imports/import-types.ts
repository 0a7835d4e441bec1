import type { Selectable } from 'kysely';
import type { Database, Row } from '../../../platform/db/tables';
import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';
import type { Currency } from '../../../platform/values/money';

export type Import = ResponseOf<'getImport'>;
export type ImportSummary = ResponseOf<'listImports'>['results'][number];
export type ImportStatus = Import['status'];
export type ImportOptions = Import['options'];
export type ImportUpdate = BodyOf<'updateImport'>;
export type ImportField = Import['mapping'][number]['field'];
export type ImportRow = ResponseOf<'listImportRows'>['results'][number];
export type ImportRowQuery = QueryOf<'listImportRows'>;
export type CellError = ImportRow['errors'][number];
export type Warning = ImportRow['warnings'][number];
export type Choice = ResponseOf<'listImportChoices'>['results'][number];
export type ChoiceField = Choice['field'];
export type Chosen = BodyOf<'chooseImportValues'>['items'][number];

export type ImportsRow = Row<'imports'>;
export type StoredRow = Selectable<Database['import_rows']>;

/** Value of a field as the contract takes it; null clears it. */
export type FieldValue = string | number | boolean | null;

/** Planned effect of a row on a car. Keys of its values are field paths of the contract. */
export type RowPlan = NonNullable<StoredRow['plan']>;
export type PlannedChange = RowPlan['changes'][number];
export type PurchasePlan = NonNullable<RowPlan['purchase']>;

/** A value that needs a choice. */
export type Ask = StoredRow['asks'][number];
export type Candidate = Ask['candidates'][number];

export interface PlannedRow {
  result: NonNullable<StoredRow['result']>;
  title: string;
  vin: string | null;
  external_id: string | null;
  auto_id: number | null;
  auto_version: number | null;
  plan: RowPlan | null;
  asks: Ask[];
  errors: CellError[];
  warnings: Warning[];
}

export type HeaderCurrencies = Readonly<
  Partial<Record<'price' | 'purchase_price', Currency | undefined>>
>;

/** Result of a written row: its car, and the values that an undo restores. */
export interface Written {
  row: number;
  auto_id: number;
  outcome: 'created' | 'updated';
  before: NonNullable<StoredRow['before']>;
}
