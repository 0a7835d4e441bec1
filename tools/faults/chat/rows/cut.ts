import { burst } from '../burst.ts';
import { besideOthers, pause } from '../../pause.ts';
import type { Row } from '../row.ts';
import { layTable } from '../table.ts';

/** Milliseconds without a visible reaction (quality.md, "socket cut for 1 s"). */
const quiet = 2_000;

export const cut: Row = {
  key: 'cut',
  name: 'cut for 1 s in a burst',
  rounds: 200,
  quick: { tests: ['chat-sync.spec', 'chat/connection.test'] },
  limit: 600_000,
  open: async (stage) => {
    const table = await layTable(stage, (await stage.product()).url);
    return {
      play: async (round) => {
        await table.begin();
        let cutAt = 0;
        const sent = await burst(table, round, async () => {
          cutAt = Date.now();
          table.line.cut();
          await pause(1_000);
          table.line.repair();
        });
        // The socket reconnects 5 s after it was lost (specification §9).
        const finding = await table.judge(sent, { limit: besideOthers(15_000) });
        const premature = (await table.screen.bannerShown()).filter(
          (at) => at >= cutAt && at < cutAt + quiet,
        );
        if (premature.length > 0)
          finding.differing.push(
            `a banner ${String((premature[0] ?? 0) - cutAt)} ms after the cut`,
          );
        return finding;
      },
      close: table.close,
    };
  },
};
