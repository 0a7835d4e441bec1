import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/client';
import { conflict, validation } from './problem';

export interface OperationResponse {
  status: number;
  headers?: Record<string, string> | undefined;
  body?: unknown;
}

export interface IdempotentRequest {
  /** Keys of different owners are independent. */
  owner: string;
  operationId: string;
  key: string;
  content: unknown;
}

const lockTimeout = '55P03';

const isLockTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === lockTimeout;

/**
 * Runs `work` once per key. The key's row and the work share a transaction, so a crash keeps both or neither. A concurrent repeat waits for
 * the row and then gets the first response. A rejected request stores no key, so that it may be corrected.
 * @throws Problem 409 `request_in_progress` when the first still runs after 8 s; 422 `idempotency_key_reused` for another body
 */
export async function runOnce(
  db: Db,
  { owner, operationId, key, content }: IdempotentRequest,
  work: () => Promise<OperationResponse>,
): Promise<OperationResponse> {
  if (key.length < 8 || key.length > 100) {
    throw validation([{ field: 'Idempotency-Key', code: 'invalid_format' }]);
  }
  const request_hash = createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest('hex');
  const identity = { owner, operation_id: operationId, key };

  return db.transaction(async () => {
    await sql`set local lock_timeout = '8s'`.execute(db.current);
    const inserted = await db.current
      .insertInto('idempotency_keys')
      .values({ ...identity, request_hash, status: null, headers: null, body: null })
      .onConflict((oc) =>
        oc
          .columns(['owner', 'operation_id', 'key'])
          .doUpdateSet({
            request_hash,
            status: null,
            headers: null,
            body: null,
            created_at: sql<Date>`now()`,
          })
          // A key expires after a day.
          .where('idempotency_keys.created_at', '<', sql<Date>`now() - interval '24 hours'`),
      )
      .returning('key')
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw isLockTimeout(error) ? conflict('request_in_progress') : error;
      });
    if (inserted === undefined) return storedResponse(db, identity, request_hash);
    await sql`set local lock_timeout = 0`.execute(db.current);

    const response = await work();
    await db.current
      .updateTable('idempotency_keys')
      .set({
        status: response.status,
        headers: JSON.stringify(response.headers ?? {}),
        body: response.body === undefined ? null : JSON.stringify(response.body),
      })
      .where('owner', '=', owner)
      .where('operation_id', '=', operationId)
      .where('key', '=', key)
      .execute();
    return response;
  });
}

async function storedResponse(
  db: Db,
  identity: { owner: string; operation_id: string; key: string },
  requestHash: string,
): Promise<OperationResponse> {
  const row = await db.current
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'headers', 'body'])
    .where('owner', '=', identity.owner)
    .where('operation_id', '=', identity.operation_id)
    .where('key', '=', identity.key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== requestHash) {
    throw validation(
      [{ field: 'Idempotency-Key', code: 'idempotency_key_reused' }],
      'idempotency_key_reused',
    );
  }
  if (row.status === null) throw conflict('request_in_progress');
  return { status: row.status, headers: row.headers ?? {}, body: row.body ?? undefined };
}
