// Baseline of bench:server: node:http and pg with the product's own two statements, rows as JSON.
// Runs as a separate process: node tools/bench/baseline-server.ts <connection as JSON> <statements as JSON>
import { createServer } from 'node:http';
import pg from 'pg';

const [connection = '{}', statements = '[]'] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connection), max: 10 });
const [page, count]: { text: string; values: unknown[] }[] = JSON.parse(statements);
if (page === undefined || count === undefined) throw new Error('Two statements are needed.');

const server = createServer((_request, response) => {
  Promise.all([
    pool.query({ name: 'page', ...page }),
    pool.query<{ count: number }>({ name: 'count', ...count }),
  ]).then(
    ([rows, total]) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results: rows.rows, count: total.rows[0]?.count ?? 0 }));
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null)
    process.stdout.write(`${String(address.port)}\n`);
});
