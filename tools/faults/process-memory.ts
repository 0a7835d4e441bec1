import { readFileSync, writeFileSync } from 'node:fs';

/** Current memory, and its maximum since the last call of `forgetPeak`. */
export function memoryOf(pid: number) {
  const text = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const bytes = (name: string) =>
    1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]);
  return { current: bytes('VmRSS'), peak: bytes('VmHWM') };
}

export const forgetPeak = (pid: number) => writeFileSync(`/proc/${String(pid)}/clear_refs`, '5');
