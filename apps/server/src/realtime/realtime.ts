import type { Deps } from '../deps';
import { createBus } from './bus';
import { createPostgresTransport } from './postgres-transport';
import { createStreams } from './streams';

/** The dealerships' streams of events and the line between instances. One per process; modules append to `streams`. */
export function createRealtime(deps: Deps) {
  const bus = createBus(deps, createPostgresTransport(deps));
  return { bus, streams: createStreams(deps, bus) };
}

export type Realtime = ReturnType<typeof createRealtime>;
