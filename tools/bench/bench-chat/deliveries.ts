import { spawn } from 'node:child_process';
import type { Pool } from 'pg';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import type { People } from '../../faults/chat/people.ts';
import { gather } from './load-client.ts';
import type { Figure } from './figure.ts';
import { cpuOf, quantile } from './process-figures.ts';
import { socketPaths } from './socket-paths.ts';

export interface DeliveryOptions {
  sockets?: number;
  /** Messages in a round. @default 60 */
  messages?: number;
  /** Rounds in alternation with the baseline server. @default 3 */
  rounds?: number;
}

interface Load {
  deliveries: number;
  /** Per second. */
  rate: number;
  /** Milliseconds. */
  cpu: number;
}

async function startBaseline() {
  const child = spawn('node_modules/.bin/node', ['tools/bench/bench-chat/baseline-broadcast.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await gone;
  };
  return { url, pid: child.pid ?? 0, stop };
}

const frameOf = (text: string) =>
  JSON.stringify({
    action: 'create',
    room_id: 701,
    message: {
      id: 90_415,
      room_id: 701,
      author: 'client',
      client_id: 'mp-msg-90415-0000-0000-0000-000000000000',
      text,
      attachments: [],
      created_at: '2025-11-20T09:38:00.000Z',
    },
    unreadCount: 2,
    total_unread_messages: 14,
    epoch: 'AbCdEfGh',
    seq: 123_456,
  });

/** Cost of the messages with the fewest receivers. The minimum, since machine noise only adds. */
const leastOf = (loads: readonly Load[]): Load => {
  const [first, ...others] = loads;
  if (first === undefined) throw new Error('Nothing was measured.');
  return others.reduce((least, load) => (load.cpu < least.cpu ? load : least), first);
};

export async function measureDeliveries(
  server: ServerProcess,
  people: People,
  pool: Pool,
  { sockets = 2_000, messages = 60, rounds = 3 }: DeliveryOptions = {},
): Promise<Figure[]> {
  const room = await people.openRoom('Всем сразу');
  const baseline = await startBaseline();
  const sample = 'И мою Спарк 2019 года примете в зачёт? ';
  const ours = { ...server, paths: await socketPaths(pool, sockets) };
  const send = {
    ours: (number: number) => people.write(room, `${sample}${String(number)}`),
    baseline: async (number: number) => {
      const response = await fetch(baseline.url, {
        method: 'POST',
        body: frameOf(sample + String(number)),
      });
      await response.text();
    },
  };
  let next = 0;
  const run = async (who: 'ours' | 'baseline', count: number, times: number): Promise<Load> => {
    const { url, pid } = who === 'ours' ? ours : baseline;
    const loadClient = gather();
    try {
      await loadClient.open(url, who === 'ours' ? ours.paths : ['/'], count);
      for (let warm = 0; warm < 5; warm += 1) await send[who]((next += 1));
      const start = await loadClient.calm();
      const cpu = cpuOf(pid);
      const began = performance.now();
      for (let sent = 0; sent < times; sent += 1) await send[who]((next += 1));
      const end = await loadClient.calm();
      if (end.open < count)
        throw new Error(`Of ${String(count)} sockets ${String(end.open)} are open (${who}).`);
      const deliveries = end.frames - start.frames;
      return {
        deliveries,
        rate: deliveries / ((end.at - began) / 1000),
        cpu: cpuOf(pid) - cpu,
      };
    } finally {
      await loadClient.leave();
    }
  };
  try {
    const loads: Record<'ours' | 'baseline', Load[]> = { ours: [], baseline: [] };
    const alone: Record<'ours' | 'baseline', Load[]> = { ours: [], baseline: [] };
    // The first messages are a warm-up.
    for (const who of ['ours', 'baseline'] as const) await run(who, 1, messages);
    for (let round = 0; round < rounds; round += 1) {
      alone.ours.push(await run('ours', 1, messages));
      const eventsOfMessage = Math.max(
        1,
        Math.round((alone.ours[round]?.deliveries ?? 0) / messages),
      );
      loads.ours.push(await run('ours', sockets, messages));
      alone.baseline.push(await run('baseline', 1, messages * eventsOfMessage));
      loads.baseline.push(await run('baseline', sockets, messages * eventsOfMessage));
    }
    /** Microseconds: in total, and without the cost of the message itself with one socket. */
    const each = (who: 'ours' | 'baseline') => ({
      gross: quantile(
        loads[who].map(({ cpu, deliveries }) => (cpu / deliveries) * 1000),
        0.5,
      ),
      net: quantile(
        loads[who].map(({ cpu, deliveries }) => {
          const base = leastOf(alone[who]);
          return ((cpu - base.cpu) / (deliveries - base.deliveries)) * 1000;
        }),
        0.5,
      ),
      rate: quantile(
        loads[who].map(({ rate }) => rate),
        0.5,
      ),
      deliveries: loads[who].reduce((sum, { deliveries }) => sum + deliveries, 0),
    });
    const [a, b] = [each('ours'), each('baseline')];
    const row = (name: string, { gross, net, rate, deliveries }: typeof a): Figure => ({
      name,
      value: `${rate.toFixed(0)} a second, ${net.toFixed(2)} µs CPU each (${gross.toFixed(2)} with the POST), ${String(deliveries)} deliveries`,
    });
    const ratio = b.net / a.net;
    return [
      row(`baseline ws send(), ${String(sockets)} sockets`, b),
      row(`Karvon, ${String(sockets)} sockets of one business`, a),
      {
        name: 'deliveries per CPU beside baseline ws',
        value: `${ratio.toFixed(2)} (${(b.gross / a.gross).toFixed(2)} with the POST)`,
        goal: '≥ 1.10',
        isReached: ratio >= 1.1,
      },
    ];
  } finally {
    await baseline.stop();
  }
}
