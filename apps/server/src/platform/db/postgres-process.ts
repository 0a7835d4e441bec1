import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/start-error';

/** PostgreSQL does not run as root. Under root it is started as "nobody". */
const nobody = 65_534;

export const isRoot = () => process.getuid?.() === 0;

/** Owner to give to the database's files; undefined when we are not root. */
export const fileOwner = () => (isRoot() ? { uid: nobody, gid: nobody } : undefined);

/** True for a killed process that its parent has not reaped yet. */
function isZombie(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

function isOpenToAll(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'];

export interface Launch {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/**
 * Returns the command that starts a PostgreSQL program without root. "nobody" cannot enter a checkout below /root; there the program
 * keeps only the capability to open folders.
 */
export function launch(program: string, args: readonly string[], folder: string): Launch {
  const owner = fileOwner();
  if (owner === undefined) return { command: program, args: [...args] };
  if (isOpenToAll(program) && isOpenToAll(folder))
    return { command: program, args: [...args], ...owner };
  const tool = setpriv.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (tool === undefined) {
    throw new StartError(
      `PostgreSQL may not run as root, and the user "nobody" may not enter ${folder} or ${path.dirname(program)}. Run as an ordinary user, or move both to a folder that all may enter.`,
    );
  }
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    command: tool,
    args: [
      `--reuid=${nobody}`,
      `--regid=${nobody}`,
      '--clear-groups',
      ...capability,
      program,
      ...args,
    ],
  };
}
