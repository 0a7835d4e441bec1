// Lists breaking changes of the contract since the branch left main, or since `--base REF`. Contents of the
// specification may change only with a reason in `openapi/accepted-changes.yaml`; other changes are allowed until
// version 1.0.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { loadContract } from '../src/contract/load-contract.ts';
import { compareContracts } from '../src/diff/compare.ts';
import { contractBundles } from './bundles.mjs';
import { root } from '../../../scripts/install.mjs';

/** Service and place of each accepted change. */
const accepted = new Set(
  parse(readFileSync(path.join(root, 'openapi/accepted-changes.yaml'), 'utf8')).flatMap(
    ({ changes }) => changes,
  ),
);

const { values } = parseArgs({ options: { base: { type: 'string' } } });

const git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

const base =
  values.base ??
  git('merge-base', 'HEAD', 'origin/main') ??
  git('merge-base', 'HEAD', 'main') ??
  git('rev-parse', 'HEAD~1');
if (base === undefined) {
  process.stdout.write('There is no earlier contract to compare with.\n');
  process.exit(0);
}
if (git('diff', '--quiet', base, '--', 'openapi') !== undefined) {
  process.stdout.write('The contract is as it was.\n');
  process.exit(0);
}

const before = mkdtempSync(path.join(tmpdir(), 'karvon-contract-'));
try {
  // The entire tree: the lint's plugin is not in the same folder in every commit.
  execFileSync('sh', ['-c', `git archive ${base} | tar -x -C "${before}"`], { cwd: root });
  symlinkSync(path.join(root, 'node_modules'), path.join(before, 'node_modules'));
  execFileSync(
    path.join(root, 'node_modules/.bin/redocly'),
    ['bundle', 'main', 'search', 'chat', '--output', 'bundles', '--ext', 'json'],
    { cwd: before, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const after = contractBundles();
  let isRejected = false;
  for (const service of ['main', 'search', 'chat']) {
    const head = loadContract(after, service);
    for (const { isBreaking, at, what } of compareContracts(
      loadContract(path.join(before, 'bundles'), service),
      head,
    )) {
      const isFixed =
        !accepted.has(`${service} ${at}`) &&
        (what.includes('of the specification') ||
          (isBreaking && Number(head.version.split('.')[0]) >= 1));
      isRejected ||= isFixed;
      process.stdout.write(
        `${isFixed ? 'FAIL  ' : isBreaking ? 'breaks' : 'fine  '} ${service} ${at}: ${what}\n`,
      );
    }
  }
  process.exitCode = isRejected ? 1 : 0;
} finally {
  rmSync(before, { recursive: true, force: true });
}
