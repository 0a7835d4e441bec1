import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { assert, expect, it } from 'vitest';
import { isAlive } from './postgres-process';

it('distinguishes a running process from one that has ended', async () => {
  const child = spawn('sleep', ['30'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(false);
});

it.runIf(process.platform === 'linux')('takes a zombie for ended', async () => {
  // The shell starts a child and becomes a program that never reaps it. The child waits for that: a shell would reap it.
  const parent = spawn('sh', ['-c', 'sh -c "read line <&3" & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  try {
    assert(parent.stdout);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line).trim());
    const program = () => readFileSync(`/proc/${String(parent.pid)}/comm`, 'utf8').trim();
    await expect.poll(program).toBe('sleep');
    expect(isAlive(pid)).toBe(true);
    parent.stdio[3]?.destroy();
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(() => process.kill(pid, 0)).not.toThrow();
  } finally {
    parent.kill('SIGKILL');
  }
});
