import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ApiError, tooMany } from './api-error.ts';

/** `lost`: done, then the connection breaks. `silent`: done, without a response. */
const noiseKinds = ['too_many', 'lost', 'silent', 'error', 'unauthorized', 'delay'] as const;

const noiseInput = z.object({
  kind: z.enum(noiseKinds),
  on: z.boolean().default(true),
  /** @default every method but getUpdates */
  method: z.string().optional(),
  times: z.number().optional(),
  ms: z.number().optional(),
});

type Kind = (typeof noiseKinds)[number];

interface Noise {
  method: string | undefined;
  times: number;
  ms: number;
  /** Time from which `too_many` lets calls through again. */
  until: number;
}

/** Disturbances of the next calls, for trying them out. */
export function createNoise(now: () => number) {
  const active = new Map<Kind, Noise>();

  /** Counts one use; the last one ends the disturbance. */
  function take(kind: Kind, method: string): Noise | undefined {
    const noise = active.get(kind);
    const isElsewhere =
      noise?.method === undefined
        ? method === 'getUpdates' && kind !== 'unauthorized'
        : noise.method !== method;
    if (noise === undefined || isElsewhere) return undefined;
    noise.times -= 1;
    if (noise.times <= 0) active.delete(kind);
    return noise;
  }

  function kinds(): Kind[] {
    const limited = active.get('too_many');
    if (limited !== undefined && limited.until <= now()) active.delete('too_many');
    return [...active.keys()];
  }

  return {
    kinds,
    set(input: unknown): void {
      const { kind, on, method, times, ms } = noiseInput.parse(input);
      const isLasting = kind === 'too_many' || kind === 'unauthorized';
      const wait = ms ?? (kind === 'too_many' ? 5000 : 3000);
      if (on)
        active.set(kind, {
          method,
          times: times ?? (isLasting ? Number.POSITIVE_INFINITY : 1),
          ms: wait,
          until: now() + wait,
        });
      else active.delete(kind);
    },
    async before(method: string): Promise<void> {
      kinds();
      const delay = take('delay', method);
      if (delay !== undefined) await sleep(delay.ms);
      if (take('unauthorized', method) !== undefined) throw new ApiError(401, 'Unauthorized');
      const limited = take('too_many', method);
      if (limited !== undefined)
        throw tooMany(Math.max(1, Math.ceil((limited.until - now()) / 1000)));
      if (take('error', method) !== undefined) throw new ApiError(502, 'Bad Gateway');
    },
    loses: (method: string): 'lost' | 'silent' | undefined =>
      (['lost', 'silent'] as const).find((kind) => take(kind, method) !== undefined),
  };
}
