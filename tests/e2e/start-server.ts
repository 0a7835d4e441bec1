import { startLocalPayme } from '../product/local-payme.ts';
import { serviceKey, startProduct } from '../product/server-process.ts';

/**
 * A server of its own for the whole run: data folder, free port, demo dealership, and a payment
 * provider beside it. It counts as being behind a proxy, so that each
 * test comes from an address of its own and limits by address meet only tests that want them. Stops with the run.
 */
export default async function startServer() {
  const payme = await startLocalPayme();
  const server = await startProduct({
    prepared: 'demo',
    env: {
      TRUST_PROXY: '1',
      SHOWROOM_URL: 'https://karvon.example.uz/salon/{id}',
      ...payme.env,
    },
  });
  payme.reportTo(server.url);
  process.env['KARVON_URL'] = server.url;
  process.env['KARVON_DATA_DIR'] = server.dataDir;
  process.env['KARVON_SERVICE_KEY'] = serviceKey;
  return async () => {
    await server.stop();
    server.forget();
    await payme.close();
  };
}
