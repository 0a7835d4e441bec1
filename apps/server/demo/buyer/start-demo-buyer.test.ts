import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, it, vi } from 'vitest';
import { startDemoBuyer } from './start-demo-buyer';

interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
}

async function openServer(status: number | undefined) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    if (status !== undefined) response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    asked,
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const serviceKey = 'a-key-of-sixteen-signs';

it('outlives a server that rejects it, and comes with the service key', async () => {
  const server = await openServer(503);
  const debug = vi.fn();
  const stop = startDemoBuyer({ origin: server.origin, serviceKey, log: { debug } });
  await expect.poll(() => debug).toHaveBeenCalledOnce();
  expect(server.asked[0]).toMatchObject({
    url: '/main/marketplace/autos?page=1&size=100',
    headers: { 'x-service-key': serviceKey },
  });
  stop();
  await server.close();
});

it('leaves at once, in the middle of a request too', async () => {
  const server = await openServer(undefined);
  const debug = vi.fn();
  const stop = startDemoBuyer({ origin: server.origin, serviceKey, log: { debug } });
  await expect.poll(() => server.asked).toHaveLength(1);
  stop();
  // Closes only when no request is open any more.
  await server.close();
  expect(debug).not.toHaveBeenCalled();
});
