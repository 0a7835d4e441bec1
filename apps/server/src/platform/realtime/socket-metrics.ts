import { Counter, Gauge, type Registry } from 'prom-client';
import type { CloseCode } from './close-codes';

export function createSocketMetrics(registry: Registry, count: () => number) {
  const sockets: Gauge = new Gauge({
    name: 'karvon_sockets',
    help: 'Open sockets.',
    registers: [registry],
    collect: () => sockets.set(count()),
  });
  const frames = new Counter({
    name: 'karvon_socket_frames_sent_total',
    help: 'Frames of streams and signals, counted once for each socket.',
    registers: [registry],
  });
  const closed = new Counter({
    name: 'karvon_sockets_closed_total',
    help: 'Sockets that ended, by the code that the server closed them with; `client` for the others.',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  return {
    sent: (receivers: number) => frames.inc(receivers),
    closed: (code: CloseCode | undefined) => closed.inc({ code: code ?? 'client' }),
  };
}
