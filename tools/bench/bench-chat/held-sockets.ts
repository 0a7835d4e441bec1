import type { Pool } from 'pg';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import type { People } from '../../faults/chat/people.ts';
import { gather } from './load-client.ts';
import type { Figure } from './figure.ts';
import { memoryOf, openFilesLimit } from './process-figures.ts';
import { socketPaths } from './socket-paths.ts';

const goal = { sockets: 15_000, kilobytes: 12 } as const;
const others = 200;

const settle = () => new Promise((resolve) => setTimeout(resolve, 5_000));

export async function heldSockets(
  server: ServerProcess,
  people: People,
  pool: Pool,
  wanted: number = goal.sockets,
): Promise<Figure[]> {
  const limit = openFilesLimit() - others;
  const count = Math.min(wanted, limit);
  const paths = await socketPaths(pool, count);
  const warm = gather();
  await warm.open(server.url, paths, 300);
  await warm.leave();
  await settle();
  const before = memoryOf(server.pid);
  const loadClient = gather();
  try {
    const began = performance.now();
    await loadClient.open(server.url, paths, count);
    const seconds = (performance.now() - began) / 1000;
    await settle();
    const each = (memoryOf(server.pid) - before) / count;
    const room = await people.openRoom('Сколько нас');
    await loadClient.calm();
    const receivedBefore = (await loadClient.count()).frames;
    await people.write(room, 'Слышно?');
    const { frames, open, closed } = await loadClient.calm();
    const received = Math.floor((frames - receivedBefore) / count);
    return [
      {
        name: 'sockets held by one process',
        value: `${String(open)} (${String(closed)} closed, opened in ${seconds.toFixed(1)} s, each heard ${String(received)} events of one message)`,
        goal: `≥ ${String(goal.sockets)}${limit < goal.sockets ? `; ulimit -n allows ${String(limit)}` : ''}`,
        isReached: open >= goal.sockets && closed === 0 && received > 0,
      },
      {
        name: 'memory of a socket',
        value: `${each.toFixed(1)} KB`,
        goal: `≤ ${String(goal.kilobytes)} KB`,
        isReached: each <= goal.kilobytes,
      },
    ];
  } finally {
    await loadClient.leave();
  }
}
