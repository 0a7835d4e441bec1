import type { ColumnType, Generated } from 'kysely';

export interface IdempotencyTables {
  idempotency_keys: {
    /** `dealer:20418`, `service` or `address:…`. */
    owner: string;
    operation_id: string;
    key: string;
    request_hash: string;
    /** null while the first request runs; its transaction is not committed then, so nobody else sees it. */
    status: number | null;
    headers: ColumnType<Record<string, string> | null, string | null, string | null>;
    body: ColumnType<unknown, string | null, string | null>;
    created_at: Generated<Date>;
  };
}
