import type { BaseDeps } from '../jobs/base-deps';
import { createBus } from './bus';
import { createEventList } from './event-list';
import { registerEventSweep } from './event-sweep';
import { type HubOptions, createHub } from './hub';
import { createNatsTransport } from './nats-transport';
import { createPostgresTransport } from './postgres-transport';
import { createSocketTickets } from './socket-tickets';
import { createStreams } from './streams';

/** One instance per process; modules append to `streams`. */
export function createRealtime(deps: BaseDeps) {
  const { config } = deps;
  const transport =
    config.BUS === 'nats' ? createNatsTransport(deps, config) : createPostgresTransport(deps);
  const bus = createBus(deps, transport);
  registerEventSweep(deps);
  return {
    bus,
    streams: createStreams(deps, bus),
    events: createEventList(deps.db),
    tickets: createSocketTickets(deps),
    createHub: (options: Omit<HubOptions, 'bus'>) => createHub(deps, { ...options, bus }),
  };
}

export type Realtime = ReturnType<typeof createRealtime>;
