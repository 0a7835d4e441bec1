import { startLocalPayme } from '../product/local-payme.ts';
import { serviceKey, startProduct } from '../product/server-process.ts';

/**
 * Starts a server for the run, with its own data folder, free port, demo dealership and payment provider. It trusts a
 * proxy, so that each test has its own address and limits do not interfere.
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
