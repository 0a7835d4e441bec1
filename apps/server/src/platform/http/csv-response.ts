import type { Access } from '../values/access';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Owner } from '../values/owner';
import { type CsvFile, csvHead, csvLines } from './csv';
import { tooMany } from './problem';

/** Rows converted at once; other work runs in between. */
const batch = 500;

/** Seconds until a retry while another file is being sent. */
const patience = 5;

const running = new WeakMap<FastifyInstance, Set<Owner>>();

/** @throws Problem 429 while another file of the business is being sent @returns a function that ends the turn */
function takeTurn(server: FastifyInstance, owner: Owner): () => void {
  const owners = running.get(server) ?? new Set<Owner>();
  running.set(server, owners);
  if (owners.has(owner)) throw tooMany(patience);
  owners.add(owner);
  return () => void owners.delete(owner);
}

async function* batchesOf<Row>({ rows }: CsvFile<Row>): AsyncGenerator<readonly Row[]> {
  if (Symbol.asyncIterator in rows) {
    yield* rows;
    return;
  }
  for (let at = 0; at < rows.length; at += batch) {
    yield rows.slice(at, at + batch);
    await setImmediate();
  }
}

export async function* csvChunks<Row>(file: CsvFile<Row>): AsyncGenerator<string> {
  yield csvHead(file);
  for await (const rows of batchesOf(file)) yield csvLines(file, rows);
}

/** The turn ends with the last piece: the next request may come before the stream has closed. */
async function* untilEnd(chunks: AsyncGenerator<string>, ended: () => void) {
  yield* chunks;
  ended();
}

/**
 * Responds with a file that the browser saves. It is streamed, so that a large file blocks neither memory nor the event loop. A business
 * gets one file at a time.
 *
 * @throws Problem 429 while another file of the business is being sent, and errors of `make`
 */
export async function csvResponse<Row>(
  { access, request }: { access: Access; request: FastifyRequest },
  make: () => Promise<CsvFile<Row>>,
) {
  const endTurn = takeTurn(request.server, access.owner);
  try {
    const file = await make();
    const body = Readable.from(untilEnd(csvChunks(file), endTurn), { objectMode: false });
    body.once('close', endTurn);
    return {
      status: 200 as const,
      body,
      headers: { 'content-disposition': `attachment; filename="${file.name}"` },
    };
  } catch (error) {
    endTurn();
    throw error;
  }
}
