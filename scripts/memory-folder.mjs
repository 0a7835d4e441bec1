// Temporary files of a run of the suites, in memory where there is plenty: each test on the database copies one, which on a disk is four
// times the work of the processor, and makes others wait for the disk.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** A complete run has two or three GB at a time in it. */
const needed = 8 * 1024 ** 3;

/** Linux has such a folder; in containers it may be small, and nothing can be run from it. */
const hasRoom = () => {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === memory);
    const { bavail, bsize } = statfsSync(memory);
    return (
      mounted !== undefined &&
      !mounted[3].split(',').includes('noexec') &&
      Math.min(bavail * bsize, freemem()) > needed
    );
  } catch {
    return false;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const removeOld = () => {
  for (const name of readdirSync(memory)) {
    const pid = /^karvon-run-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(path.join(memory, name), { recursive: true, force: true });
  }
};

/** Makes a folder that lives as long as this process. @returns its path, or undefined where there is too little memory */
export const memoryFolder = () => {
  if (!existsSync(memory)) return undefined;
  removeOld();
  if (!hasRoom()) return undefined;
  const folder = path.join(memory, `karvon-run-${process.pid}`);
  mkdirSync(folder);
  // The database runs as a separate user.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
