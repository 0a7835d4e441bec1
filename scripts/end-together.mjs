// Ends what we started when we are gone without having ended it ourselves.
import { spawn } from 'node:child_process';

/**
 * Works even after a kill -9 of this process, when a server would keep its port and data folder. A shell waits on a pipe that only we
 * hold: when it closes, the children get SIGTERM.
 */
export const endTogether = (children) => {
  const pids = children.flatMap(({ pid }) => (pid === undefined ? [] : [String(pid)]));
  const guard = spawn(
    'sh',
    ['-c', 'cat > /dev/null; kill -TERM "$@" 2> /dev/null', 'karvon-guard', ...pids],
    // In a separate session, so that Ctrl+C reaches only us.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  // Without a shell everything else works all the same.
  guard.on('error', () => undefined);
  guard.unref();
  guard.stdin.on('error', () => undefined);
  guard.stdin.unref();
};
