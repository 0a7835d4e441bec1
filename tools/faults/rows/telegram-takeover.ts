import { databaseUrl } from '../../../tests/product/database-url.ts';
import { phonesOf } from '../../local/telegram/client.ts';
import { createLocalTelegram } from '../../local/telegram/local-telegram.ts';
import { besideOthers } from '../pause.ts';
import type { Row } from '../row.ts';

/** Milliseconds until the other instance receives. */
const takeOver = 20_000;

/** Two instances share a database, and the one that receives from Telegram is killed. */
export const telegramTakeover: Row = {
  key: 'telegram-takeover',
  name: 'instance that receives from Telegram killed',
  rounds: 3,
  quick: { tests: ['src/modules/foundation/bot/bot-failures.slow.test.ts'] },
  limit: 180_000,
  open: async (stage) => ({
    play: async () => {
      const telegram = createLocalTelegram();
      await telegram.listen();
      const phones = phonesOf(telegram.origin());
      const owner = await stage.start();
      const env = {
        DATABASE_URL: databaseUrl(owner.dataDir),
        DEMO: 'off',
        TELEGRAM: 'polling',
        TELEGRAM_API_URL: telegram.origin(),
        TELEGRAM_BOT_TOKEN: telegram.token,
      };
      const failures: string[] = [];
      try {
        const receiver = await stage.start({ env });
        /** A stranger starts the bot, which responds. */
        const ask = async (id: number) => {
          const user = phones.phone(`user${String(id)}`);
          await user.act('put', { id, name: 'Нодира' });
          await user.start();
          await user.waitFor(/^[^/]/, besideOthers(2 * takeOver));
        };
        await ask(5_009_000_001);
        await stage.start({ env });
        await receiver.stop('SIGKILL');
        const killed = performance.now();
        await ask(5_009_000_002);
        const after = performance.now() - killed;
        if (after > besideOthers(takeOver))
          failures.push(`taken over after ${after.toFixed(0)} ms`);
        return { failures, after };
      } finally {
        await telegram.close();
      }
    },
    close: () => Promise.resolve(),
  }),
};
