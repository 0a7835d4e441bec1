// npm run test:visual: images of every story in both themes, of a base commit and of the working tree, laid over each other.
// --base REF      compare with this commit        --only PATTERN   stories whose id matches
// --accept PATTERN  accept pictures of the last report, by name: they are not shown again while they look as they do
// --self-check    prove that one pixel of a token is seen, and not reported once it is accepted
// --resume        go on with the images and the Storybook of a run that was broken off
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Accepted } from './accepted.ts';
import { compareShots, type Change } from './compare.ts';
import { readChanges, writeReport, type ShownChange } from './report.ts';
import { recheck } from './second-check.ts';
import { hasShots, takeShots } from './shots.ts';
import { buildStorybook, cache, defaultBase, git, root, withTree } from './tree.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The folder's name contains `pattern`, since some stories are not all. */
async function shotsOfCommit(
  commit: string,
  only: RegExp | undefined,
  isCareful = false,
): Promise<string> {
  const storybook = storybookOf(commit);
  const shots = path.join(cache, 'shots', `${commit}${nameOf(only)}`);
  if (hasShots(shots)) return shots;
  if (!existsSync(storybook)) {
    say(`Building the Storybook of ${commit.slice(0, 12)} …`);
    await withTree(commit, (tree) => Promise.resolve(buildStorybook(tree, storybook)));
  }
  say(`Photographing ${commit.slice(0, 12)} …`);
  await takeShots(storybook, shots, { only, isResumed: true, isCareful });
  return shots;
}

const storybookOf = (commit: string) => path.join(cache, 'storybooks', commit);

const nameOf = (only: RegExp | undefined) =>
  only === undefined ? '' : `-${only.source.replaceAll(/[^a-z0-9]+/gi, '-')}`;

const report = path.join(root, 'visual-report');
const acceptedFile = path.join(cache, 'accepted.json');

const marked = (changes: readonly Change[], folder: string, accepted: Accepted): ShownChange[] =>
  changes.map((change) => ({ ...change, isAccepted: accepted.has(folder, change) }));

function accept(pattern: RegExp): void {
  const changes = readChanges(report).filter(({ name }) => pattern.test(name));
  new Accepted(acceptedFile).add(report, changes);
  for (const { name } of changes) say(`  accepted ${name}`);
  say(`${String(changes.length)} pictures accepted`);
}

const attempts = 2;

async function compareWithBase(
  base: string,
  only: RegExp | undefined,
  isResumed: boolean,
): Promise<number> {
  const commit = git('rev-parse', `${base}^{commit}`);
  const before = await shotsOfCommit(commit, only);
  const storybook = path.join(cache, 'storybooks/working-tree');
  const after = path.join(cache, 'shots/working-tree');
  if (!isResumed || !existsSync(storybook)) {
    say('Building the Storybook of the working tree …');
    buildStorybook(root, storybook);
  }
  say('Photographing the working tree …');
  await takeShots(storybook, after, { only, isResumed });
  const sides = [
    { storybook: storybookOf(commit), shots: before },
    { storybook, shots: after },
  ];
  let changes = compareShots(before, after, report);
  for (let attempt = 0; attempt < attempts && (await recheck(sides, changes)); attempt += 1) {
    changes = compareShots(before, after, report);
  }
  const shown = marked(changes, report, new Accepted(acceptedFile));
  say(`\n${writeReport(report, commit, shown)}`);
  const open = shown.filter(({ isAccepted }) => !isAccepted);
  for (const { name, kind, pixels } of open) {
    say(`  ${kind} ${name}${kind === 'changed' ? `, ${String(pixels)} pixels` : ''}`);
  }
  say(
    `${String(open.length)} pictures differ from ${commit.slice(0, 12)}, ${String(shown.length - open.length)} more were accepted`,
  );
  return open.length;
}

/** Half the gap inside of buttons, a change too small to notice. */
const token = { file: 'packages/ui/src/theme/tokens.ts', from: "'2': '8px'", to: "'2': '9px'" };

async function buildLarger(commit: string, storybook: string): Promise<void> {
  say('Building a copy with one token a pixel larger …');
  await withTree(commit, (tree) => {
    const file = path.join(tree, token.file);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(token.from)) throw new Error(`${token.file} has no ${token.from}.`);
    writeFileSync(file, text.replace(token.from, token.to));
    return Promise.resolve(buildStorybook(tree, storybook));
  });
}

async function selfCheck(isResumed: boolean): Promise<boolean> {
  const only = /^components-actions-button--/;
  const commit = git('rev-parse', 'HEAD');
  const before = await shotsOfCommit(commit, only, true);
  const again = path.join(cache, 'shots/self-check-again');
  await takeShots(storybookOf(commit), again, { only, isCareful: true });
  const checked = path.join(cache, 'self-check-report');
  const still = compareShots(before, again, checked);
  say(`The same commit twice: ${String(still.length)} pictures differ (0 expected)`);
  const storybook = path.join(cache, 'storybooks/self-check');
  if (!isResumed || !existsSync(storybook)) await buildLarger(commit, storybook);
  const after = path.join(cache, 'shots/self-check');
  await takeShots(storybook, after, { only, isCareful: true });
  const changes = compareShots(before, after, checked);
  const accepted = new Accepted(path.join(checked, 'accepted.json'));
  const [first] = changes;
  if (first) accepted.add(checked, [first]);
  const shown = marked(changes, checked, accepted);
  say(writeReport(checked, commit, shown));
  const open = shown.filter(({ isAccepted }) => !isAccepted);
  say(`A token one pixel larger: ${String(changes.length)} pictures differ (more than 0 expected)`);
  say(`One of them accepted: ${String(open.length)} are left`);
  return still.length === 0 && changes.length > 0 && open.length === changes.length - 1;
}

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string' },
    accept: { type: 'string' },
    resume: { type: 'boolean', default: false },
    'self-check': { type: 'boolean', default: false },
  },
});

const started = Date.now();
if (values.accept !== undefined) {
  accept(new RegExp(values.accept));
} else if (values['self-check']) {
  const isSharp = await selfCheck(values.resume);
  say(isSharp ? 'The comparison sees one pixel.' : 'The comparison does not see what it should.');
  process.exitCode = isSharp ? 0 : 1;
} else {
  const only = values.only === undefined ? undefined : new RegExp(values.only);
  const changed = await compareWithBase(values.base ?? defaultBase(), only, values.resume);
  process.exitCode = changed > 0 ? 1 : 0;
}
say(`${String(Math.round((Date.now() - started) / 1000))} s`);
