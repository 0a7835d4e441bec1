// Checks that a release's Node, which is a third-party npm package, equals the file of the Node project's archive.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param node program in node_modules
 * @param archive `node-v24.21.0-linux-x64.tar.gz` of nodejs.org
 * @param sums `SHASUMS256.txt` beside it
 * @throws Error that names the difference
 */
export const checkNodeArchive = ({ node, archive, sums }) => {
  const name = path.basename(archive);
  const line = readFileSync(sums, 'utf8')
    .split('\n')
    .find((text) => text.endsWith(`  ${name}`));
  if (line === undefined) throw new Error(`${sums} does not name ${name}.`);
  if (line.split(' ')[0] !== sha256(readFileSync(archive)))
    throw new Error(`${name} is not the file that ${sums} names.`);
  const member = `${name.replace(/\.tar\.gz$/, '')}/bin/node`;
  const { status, stdout, stderr } = spawnSync('tar', ['-xzOf', archive, member], {
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${name} has no ${member}: ${stderr.toString()}`);
  if (sha256(stdout) !== sha256(readFileSync(node)))
    throw new Error(`${node} is not the Node of ${name}.`);
};
