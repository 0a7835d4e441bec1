// A local server with Payme's Subscribe API: test cards, no money. `npm start` starts it with the server, `npm run payme:local` alone.
import path from 'node:path';
import { createLocalBank } from '../../apps/server/src/platform/providers/payments/local-bank.ts';
import { createLocalPayme } from '../../apps/server/src/platform/providers/payments/local-payme.ts';

const folder = process.env['DATA_DIR'] || './data';
const isQuiet = process.argv.includes('--quiet');
const payme = createLocalPayme({
  bank: createLocalBank({ file: path.resolve(folder, 'local-payme.json') }),
  ...(process.env['PAYME_KEY'] ? { key: process.env['PAYME_KEY'] } : {}),
  // Receives fiscal receipts, as a cash desk's URL does.
  merchantUrl: process.env['PAYME_MERCHANT_URL'] || 'http://127.0.0.1:4000/payme',
  onCall: (method, result) => {
    if (!isQuiet) process.stdout.write(`payme ${method}: ${result}\n`);
  },
});
await payme.listen(Number(process.env['PAYME_PORT'] || 8790), process.env['HOST'] || '127.0.0.1');
if (!isQuiet)
  process.stdout.write(
    `Start Karvon with\n  PAYMENTS=payme PAYME_MODE=sandbox PAYME_URL=${payme.url()} PAYME_MERCHANT_ID=${payme.merchantId} PAYME_KEY=${payme.key} npm start\n
Cards: 8600 0691 9540 6311 (03/99), code 666666. Lost answers: curl -d '{"method":"receipts.pay","kind":"lost","times":1}' ${payme.url().replace('/api', '/switch')}\n\n`,
  );
