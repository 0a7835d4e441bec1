// Ends what we started when we are gone without having ended it ourselves.
import { spawn } from 'node:child_process';

/**
 * After a kill -9 of this process nobody passes a signal on, and a server would keep its port and its data folder for ever. A shell waits on a
 * pipe that only we hold: when it closes, whatever is left of the children gets SIGTERM, drains and stops.
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
