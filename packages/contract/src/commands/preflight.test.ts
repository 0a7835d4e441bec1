import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { contractOf } from '../testing-bundles.ts';
import { preflight } from './preflight.ts';

const contract = await contractOf('main');
const idsOf = (wanted: (id: string) => boolean) =>
  contract.operations.map(({ operationId }) => operationId).filter(wanted);

it('asks no pending operation', async () => {
  const server = createServer(({ url }, response) => {
    const isOurs = url === '/avtosalons';
    response.setHeader('content-type', isOurs ? 'application/json' : 'text/html');
    response.writeHead(isOurs ? 200 : 404).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const probe = (pending: readonly string[]) =>
    preflight(contract, {
      baseUrl: `http://127.0.0.1:${String(port)}`,
      token: 'any',
      pending,
      timeout: 5000,
    });
  try {
    await expect(probe(idsOf((id) => id !== 'listAvtosalons'))).resolves.toBeUndefined();
    await expect(probe([])).rejects.toThrow('answers with HTML (404)');
  } finally {
    server.close();
  }
});
