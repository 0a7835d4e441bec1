import { besideOthers } from '../../pause.ts';
import type { Row } from '../row.ts';
import { layTable } from '../table.ts';
import { Screen } from '../screen.ts';

const count = 10;

/** Texts are typed offline, and sent once and in order online, half of the time from another page. */
export const offline: Row = {
  key: 'offline',
  name: 'offline with 10 sends',
  rounds: 20,
  quick: { tests: ['chat-sync.spec'] },
  limit: 600_000,
  open: async (stage) => {
    const table = await layTable(stage, (await stage.product()).url);
    return {
      play: async ({ seed, random }) => {
        await table.begin();
        const { context, line, people, rooms } = table;
        const texts = Array.from({ length: count }, (_, at) => `о${String(seed)}-${String(at)}`);
        await context.setOffline(true);
        // Without a network the browser leaves open sockets open.
        line.cut();
        for (const text of texts) await table.screen.send(text);
        const isClosed = random.chance(0.5);
        if (isClosed) {
          await table.screen.page
            .getByText(texts.at(-1) ?? '')
            .first()
            .waitFor();
          await table.screen.page.waitForFunction(
            (last) => !document.querySelector('textarea')?.value.includes(last),
            texts.at(-1) ?? '',
          );
          await table.screen.close();
        }
        line.repair();
        await context.setOffline(false);
        if (isClosed) table.screen = await Screen.open(context, rooms.open);
        const finding = await table.judge(texts, { limit: besideOthers(20_000) });
        const order = (await people.messages(rooms.open))
          .map(({ text }) => text)
          .filter((text) => texts.includes(text));
        if (order.join() !== texts.join()) finding.differing.push(`sent as ${order.join()}`);
        return finding;
      },
      close: table.close,
    };
  },
};
