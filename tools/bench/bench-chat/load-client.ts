import { fork } from 'node:child_process';
import * as z from 'zod/mini';

const countSchema = z.object({
  open: z.number(),
  frames: z.number(),
  closed: z.number(),
  failure: z.optional(z.string()),
});

export type LoadCount = z.infer<typeof countSchema>;

export interface LoadClient {
  /** @param paths paths to use in turn @throws Error when one is rejected */
  open: (url: string, paths: readonly string[], count: number) => Promise<LoadCount>;
  count: () => Promise<LoadCount>;
  /** Waits until no frame arrives for a while. @returns the count, and when it was reached (`performance.now()`) */
  calm: () => Promise<LoadCount & { at: number }>;
  leave: () => Promise<void>;
}

export function gather(): LoadClient {
  const child = fork('tools/bench/bench-chat/socket-load.ts', { stdio: 'inherit' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ask = (question: object) =>
    new Promise<LoadCount>((resolve, reject) => {
      child.once('message', (message) => {
        const { failure, ...counts } = countSchema.parse(message);
        if (failure === undefined) resolve(counts);
        else reject(new Error(`${failure} (${String(counts.open)} open)`));
      });
      child.send(question);
    });
  const count = () => ask({});
  return {
    open: (url, paths, many) => ask({ port: Number(new URL(url).port), paths, count: many }),
    count,
    calm: async () => {
      let last = await count();
      let at = performance.now();
      while (performance.now() - at < 1_000) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const now = await count();
        if (now.frames !== last.frames) at = performance.now();
        last = now;
      }
      return { ...last, at };
    },
    leave: async () => {
      child.disconnect();
      await gone;
    },
  };
}
