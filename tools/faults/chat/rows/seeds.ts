import { spawn } from 'node:child_process';
import { nothing, type Row } from '../row.ts';

const all = 500;

const run = (env: NodeJS.ProcessEnv, ended: AbortSignal) =>
  new Promise<string | undefined>((resolve) => {
    const child = spawn(
      'node_modules/.bin/vitest',
      ['run', '--project', 'dashboard', 'stream-seeds', '--reporter=dot'],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], signal: ended },
    );
    let printed = '';
    for (const output of [child.stdout, child.stderr])
      output.on('data', (data: Buffer) => {
        printed += data.toString('utf8');
      });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : printed.slice(-3_000)));
  });

export const seeds: Row = {
  key: 'seeds',
  name: 'permuted schedules',
  rounds: 1,
  quick: { tests: ['stream-seeds'] },
  tries: all,
  limit: 900_000,
  open: () => {
    const ending = new AbortController();
    return Promise.resolve({
      play: async ({ seed, isAgain }) => {
        const failure = await run(
          isAgain ? { SEED: String(seed) } : { SCHEDULES: String(all) },
          ending.signal,
        );
        if (failure !== undefined) return { ...nothing(), differing: [failure], schedules: 0 };
        return { ...nothing(), schedules: isAgain ? 1 : all };
      },
      close: () => {
        ending.abort();
        return Promise.resolve();
      },
    });
  },
};
