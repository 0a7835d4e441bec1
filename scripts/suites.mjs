import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { memoryFolder } from './memory-folder.mjs';

const reports = 'node_modules/.cache/karvon/reports';
/** packages/contract/scripts/coverage.mjs reads the recorded responses. */
const exercised = 'node_modules/.cache/karvon/exercised';

export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
  KARVON_EXERCISED: `${process.cwd()}/${exercised}`,
  ...extra,
});

/** Buffer of a suite's output while another one prints. Undefined: the output is printed at once. */
const held = new AsyncLocalStorage();
/** Priority of a suite's processes. Undefined: that of the parent process. */
const priority = new AsyncLocalStorage();

const run = (command, args, env) =>
  new Promise((resolve) => {
    const output = held.getStore();
    const out = output === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, { stdio: ['ignore', out, out], env });
    const level = priority.getStore();
    if (level !== undefined && child.pid !== undefined) setPriority(child.pid, level);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

export const check = (name, command, ...args) => ({
  name,
  async run() {
    const code = await run(command, args, environment());
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** Maximum failures of a run that are retried alone. More of them do not come from a busy machine. */
const mostTriedAgain = 3;

const at = (level) => (suite) => ({ ...suite, run: () => priority.run(level, () => suite.run()) });

/** A suite with time measurements goes first. */
export const behind = (suites) => [suites].flat().map(at(5));

/** Suites one after the other, with what those after them leave of the processor. */
export const meanwhile = (suites) => ({ meanwhile: suites.map(at(10)) });

export const inLanes = (count, suite) => ({ ...suite, lanes: count });

const { NODE_OPTIONS: options = '' } = process.env;

/** A fifth of vite's time goes into garbage collection with Node's default of 16 MB. */
const roomForModules = '--max-semi-space-size=64';

/**
 * A vitest run of the named projects: one check a test.
 *
 * @param except patterns of files that are left out
 * @param workers files at a time. @default vitest's own: one less than there are processors
 * @param env what else its processes have in their environment, also when a failed test runs once more
 */
export const vitest = (name, projects, { except = [], workers, env = {} } = {}) => ({
  name,
  async run() {
    const file = `${reports}/${name.replaceAll(' ', '-')}.json`;
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...except.flatMap((pattern) => ['--exclude', pattern]),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      '--reporter=dot',
    ];
    const json = ['--reporter=json', `--outputFile.json=${file}`];
    const code = await run(
      'vitest',
      [...args, ...json],
      environment({
        ...env,
        // Vitest then fails for a missing snapshot instead of writing it.
        CI: 'true',
        SOURCE_MAPS: 'off',
        NODE_OPTIONS: `${options} ${roomForModules}`,
      }),
    );
    const report = readJson(file);
    const passed = report?.numPassedTests ?? 0;
    const failed = report?.numFailedTests ?? 0;
    const failures = (report?.testResults ?? []).flatMap(failuresOfFile);
    return {
      passed,
      // A file that does not load, or a fault outside any test, fails the run without a failed test.
      failed: code === 0 ? failed : Math.max(failed, 1),
      failures: failures.map(({ text }) => text),
      // Whole files: a test may need what the one before it left. Without a failed test there is nothing to be tried again.
      again:
        failed > 0 && failed === failures.length
          ? () =>
              run(
                'vitest',
                [...args, ...new Set(failures.map((each) => each.file))],
                environment(env),
              )
          : undefined,
    };
  },
});

/** `file › test: first line of why` */
const failuresOfFile = ({ name, message, assertionResults }) => {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [{ file, text: `${file}: ${firstLine(message)}` }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    text: `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
  }));
};

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0];

const failuresOfSuite = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOfSuite),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((each) => each.error)?.error;
      return `${file} › ${title}: ${firstLine(error?.message)}`;
    }),
];

/**
 * One check per test. Nothing is recorded, which would slow down the tests. Failed tests run again at the end, with a trace in
 * test-results.
 */
export const playwright = (name, ...args) => ({
  name,
  async run() {
    const file = `${reports}/${name.replaceAll(' ', '-')}.json`;
    const code = await run(
      'playwright',
      ['test', ...args, '--trace=off', '--reporter=list,json'],
      environment({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    );
    const report = readJson(file);
    const stats = report?.stats;
    const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
    return {
      passed: stats?.expected ?? 0,
      failed: code === 0 ? failed : Math.max(failed, 1),
      failures: report === undefined ? [] : failuresOfSuite(report),
      again:
        failed > 0
          ? () =>
              run(
                'playwright',
                ['test', ...args, '--last-failed', '--reporter=list'],
                environment({ KARVON_TRACE: 'on' }),
              )
          : undefined,
    };
  },
});

const seconds = (since) => Math.round((Date.now() - since) / 1000);

const runOne = async (suite) => {
  const started = Date.now();
  const result = await suite.run();
  return { name: suite.name, ...result, seconds: seconds(started) };
};

const runInOrder = async (suites) => {
  const rows = [];
  for (const suite of suites) {
    const output = [];
    rows.push(await held.run(output, () => runOne(suite)));
    process.stdout.write(`\n— ${suite.name}\n${Buffer.concat(output).toString()}`);
  }
  return rows;
};

/**
 * For two processors. Each suite has one page or process, and waits almost half of its time for a database, a browser
 * or a file: three left a fifth of both processors idle. The product runs three tests at a time, so only one suite runs
 * next to it.
 */
const lanes = 4;

/** An entry is a suite, or a list of suites in its order. */
const runSideBySide = async (entries) => {
  const waiting = entries.map((entry) => [entry].flat());
  const running = [];
  let free = lanes;
  const lanesOf = (suites) => Math.max(...suites.map((suite) => suite.lanes ?? 1));
  const begin = () => {
    while (waiting.length > 0 && lanesOf(waiting[0]) <= free)
      running.push(runNext(waiting.shift()));
  };
  const runNext = async (suites) => {
    const taken = lanesOf(suites);
    free -= taken;
    const rows = await runInOrder(suites);
    free += taken;
    begin();
    return rows;
  };
  begin();
  const rows = [];
  // Those that begin meanwhile come to the end of the list.
  for (const each of running) rows.push(...(await each));
  return rows;
};

/**
 * Retries failures alone: a test that passes then counts as passed and is listed as unsteady (docs/adr/0042). Only when
 * there are few failures, and each is a named test.
 */
const tryAgain = async (rows) => {
  const failing = rows.filter(({ failed }) => failed > 0);
  const failed = failing.reduce((total, row) => total + row.failed, 0);
  if (failed > mostTriedAgain || failing.some(({ again }) => again === undefined)) return rows;
  const tried = [];
  for (const row of rows) {
    if (row.failed > 0) process.stdout.write(`\n— ${row.name}, once more and alone\n`);
    const unsteady = row.failed > 0 && (await row.again()) === 0;
    tried.push(
      unsteady
        ? {
            ...row,
            passed: row.passed + row.failed,
            failed: 0,
            failures: [],
            unsteady: row.failures,
          }
        : row,
    );
  }
  return tried;
};

const printTable = (rows) => {
  process.stdout.write('\n');
  for (const { failures = [], unsteady = [] } of rows) {
    for (const failure of failures) process.stdout.write(`FAIL ${failure}\n`);
    for (const failure of unsteady)
      process.stdout.write(`UNSTEADY, failed beside others and passed alone: ${failure}\n`);
  }
  for (const row of rows) {
    const mark = row.failed === 0 ? 'ok  ' : 'FAIL';
    process.stdout.write(
      `${mark} ${row.name.padEnd(24)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(4)} failed ${String(row.seconds).padStart(5)} s\n`,
    );
  }
};

/**
 * Runs the suites in order, prints a table and, last, `N passed, N failed`. Exits 1 when anything failed.
 *
 * @param suites suites, which then run alone; lists of what runs side by side: suites, and lists of suites that need each other's order; and what
 *   runs meanwhile
 * @param beside what is not among them, named above the closing lines: a command and what it does
 */
export const runSuites = async (suites, beside = []) => {
  for (const folder of [reports, exercised]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const temporary = memoryFolder();
  if (temporary !== undefined) process.env.TMPDIR = temporary;
  const started = Date.now();
  const ended = [];
  const meanwhile = [];
  const endOfMeanwhile = async () => {
    for (const each of meanwhile.splice(0)) ended.push(...(await each));
  };
  for (const suite of suites) {
    if (Array.isArray(suite)) {
      ended.push(...(await runSideBySide(suite)));
    } else if (suite.meanwhile !== undefined) {
      meanwhile.push(runInOrder(suite.meanwhile));
    } else {
      await endOfMeanwhile();
      ended.push(...(await runInOrder([suite])));
    }
  }
  await endOfMeanwhile();
  const rows = await tryAgain(ended);
  printTable(rows);
  if (beside.length > 0) process.stdout.write('\nNot among them:\n');
  for (const line of beside) process.stdout.write(`     ${line}\n`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  process.stdout.write(`\n${String(seconds(started))} s\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exit(sum('failed') === 0 ? 0 : 1);
};
