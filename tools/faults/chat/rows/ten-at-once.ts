import { randomUUID } from 'node:crypto';
import type { Row } from '../row.ts';
import { layTable } from '../table.ts';

export const tenAtOnce: Row = {
  key: 'ten',
  name: 'ten equal sends at once',
  rounds: 100,
  quick: { tests: ['chat/messages.test', 'chat/remote-images.slow', 'stream-seeds'] },
  limit: 600_000,
  open: async (stage) => {
    const table = await layTable(stage, (await stage.product()).url);
    return {
      play: async ({ seed, random }) => {
        await table.begin();
        const { people, rooms } = table;
        const text = `р${String(seed)}-0`;
        const id = randomUUID();
        const send = random.chance(0.5)
          ? () => people.reply(rooms.open, text, id)
          : () => people.write(rooms.open, text, id);
        const responses = await Promise.all(Array.from({ length: 10 }, () => send()));
        const finding = await table.judge([text]);
        const ids = new Set(responses.map((reply) => reply.id));
        if (ids.size > 1) finding.doubled.push(`${text} was acknowledged as ${[...ids].join()}`);
        return finding;
      },
      close: table.close,
    };
  },
};
