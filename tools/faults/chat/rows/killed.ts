import { burst } from '../burst.ts';
import { besideOthers } from '../../pause.ts';
import type { Row } from '../row.ts';
import { layTable } from '../table.ts';

export const killed: Row = {
  key: 'chat-kill',
  name: 'kill -9 in a burst',
  rounds: 20,
  quick: { tests: ['chat-sync.spec'] },
  limit: 600_000,
  open: async (stage) => {
    let server = await stage.start();
    const { dataDir, url } = server;
    const port = Number(new URL(url).port);
    const table = await layTable(stage, url);
    return {
      play: async (round) => {
        await table.begin();
        const sent = await burst(table, round, async () => {
          await server.stop('SIGKILL');
          server = await stage.start({ dataDir, port });
        });
        return table.judge(sent, { limit: besideOthers(45_000) });
      },
      close: table.close,
    };
  },
};
