// Telegram's Bot API and three phones on this machine. `npm start` starts it with the server, `npm run telegram:local` alone.
import path from 'node:path';
import { createLocalTelegram } from './telegram/local-telegram.ts';

const { NODE_ENV, PUBLIC_ORIGIN, TELEGRAM_BOT_TOKEN } = process.env;
if (NODE_ENV === 'production' || PUBLIC_ORIGIN) {
  process.stderr.write('The local Telegram is for development: it does not start in production.\n');
  process.exit(1);
}
const isQuiet = process.argv.includes('--quiet');
const telegram = createLocalTelegram({
  folder: path.resolve(process.env['DATA_DIR'] || './data', 'local-telegram'),
  ...(TELEGRAM_BOT_TOKEN ? { token: TELEGRAM_BOT_TOKEN } : {}),
  onCall: ({ method, result }) => {
    if (!isQuiet && method !== 'getUpdates')
      process.stdout.write(`telegram ${method}: ${result}\n`);
  },
});
await telegram.listen(Number(process.env['TELEGRAM_PORT'] || 8791));
process.stdout.write(`Telegram's phones on ${telegram.origin()}\n`);
if (!isQuiet)
  process.stdout.write(
    `Start Karvon with\n  TELEGRAM=polling TELEGRAM_API_URL=${telegram.origin()} TELEGRAM_BOT_TOKEN=${telegram.token} npm start\n\n`,
  );
