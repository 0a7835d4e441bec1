import { burst } from '../burst.ts';
import { besideOthers, pause } from '../../pause.ts';
import type { Row } from '../row.ts';
import { layTable } from '../table.ts';

export const weather: Row = {
  key: 'weather',
  name: 'delay, throttle, silence, cut mixed',
  rounds: 20,
  quick: 1,
  limit: 600_000,
  open: async (stage) => {
    const table = await layTable(stage, (await stage.product()).url);
    const { line } = table;
    return {
      play: async (round) => {
        const { random } = round;
        await table.begin();
        const sent = await burst(table, round, async () => {
          for (let change = random.between(2, 4); change > 0; change -= 1) {
            const kind = random.between(0, 3);
            if (kind === 0) line.blow({ delay: random.between(100, 900) });
            else if (kind === 1) line.blow({ rate: random.between(4_000, 40_000) });
            else if (kind === 2) line.silence();
            else line.cut();
            await pause(random.between(100, 900));
            line.repair(random.chance(0.5) ? 'resume' : 'reset');
          }
        });
        return table.judge(sent, { limit: besideOthers(20_000) });
      },
      close: table.close,
    };
  },
};
