import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkService, type CheckResult } from '../check/check-service.ts';
import type { Level } from '../check/run.ts';
import { loadContract, readBundle, UsageError } from '../contract/load-contract.ts';
import type { Contract } from '../contract/operation.ts';
import { parseReport, writeReport } from '../report/reports.ts';
import { bundleFolder } from './bundle-folder.ts';
import { numberFrom } from './number-option.ts';
import { preflight } from './preflight.ts';

const usage = `Checks a server against the contract.

  karvon-contract check --service main --base https://api.example.uz/main --token TOKEN

  --service       main, search or chat
  --base          address of the service
  --token         access token of a test dealer
  --owner2-token  token of another dealership: what is not theirs has to be 404
  --service-key   key of the marketplace, for its operations
  --level         read (default; changes nothing), write (creates, changes and removes, on a dealer made for it) or
                  full (also races, limits, the socket, and signs the token out in the end)
  --pending       file with one operation a line that is not there yet: it is not checked, and reported once it responds as it should
  --allow-extra   fields that the contract does not have are said at the end, and are no fault
  --min-coverage  percent of declared answers that have to be seen
  --report        junit=FILE, html=FILE or json=FILE; may be repeated
  --seed          another choice of rows and values (default 1)
  --only          operations, separated by commas
  --timeout       seconds for one call (default 10)
  --contract      folder of bundles (default: those of this package)
  --verbose       also what passed
`;

const levels: readonly string[] = ['read', 'write', 'full'];
const isLevel = (level: string): level is Level => levels.includes(level);

const pendingFrom = (file: string | undefined): string[] => {
  if (file === undefined) return [];
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== '');
  } catch {
    throw new UsageError(`--pending ${file} cannot be read.`);
  }
};

const reasons = (result: CheckResult) => {
  const counted = new Map<string, Set<string>>();
  for (const { outcome, problems, operationId } of result.findings) {
    if (outcome !== 'skipped') continue;
    for (const why of problems) counted.set(why, (counted.get(why) ?? new Set()).add(operationId));
  }
  return [...counted].map(
    ([why, ids]) =>
      `  ${why}: ${[...ids].slice(0, 6).join(', ')}${ids.size > 6 ? ` and ${String(ids.size - 6)} more` : ''}`,
  );
};

const whyUnseen: Readonly<Record<number, string>> = {
  403: 'nobody is refused for a role',
  409: 'no such state came up',
  413: 'nothing that large is sent',
  415: 'only operations with a body of JSON are asked',
  429: 'limits are tried at sign-in alone, in full',
  503: 'nothing was out of order',
  507: 'there was space',
};

const unseenResponses = (result: CheckResult): string[] => {
  const counts = new Map<number, number>();
  for (const { statuses } of result.coverage.unseen)
    for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const parts = [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([status, count]) =>
        `  ${String(status)}: ${String(count)}${whyUnseen[status] === undefined ? '' : ` (${whyUnseen[status]})`}`,
    );
  return parts.length === 0
    ? []
    : ['Answers that no call brought, by status (by name in a report):', ...parts, ''];
};

const percent = (result: CheckResult) =>
  (100 * result.coverage.responses.seen) / Math.max(1, result.coverage.responses.all);

const summary = (result: CheckResult): string => {
  const { operations, responses } = result.coverage;
  const failed = result.findings.filter(({ outcome }) => outcome === 'failed');
  const skipped = reasons(result);
  return [
    '',
    ...(result.extra.length > 0
      ? ['Fields that the contract does not have:', ...result.extra.map((each) => `  ${each}`), '']
      : []),
    ...(skipped.length > 0 ? ['Not checked:', ...skipped, ''] : []),
    ...unseenResponses(result),
    `Level ${result.reached} (${result.level}, seed ${String(result.seed)}, contract ${result.version}): ${String(operations.seen)} of ${String(operations.all)} operations, ${String(responses.seen)} of ${String(responses.all)} answers`,
    `${String(result.findings.filter(({ outcome }) => outcome === 'passed').length)} passed, ${String(failed.length)} failed in ${(result.milliseconds / 1000).toFixed(1)} s`,
    '',
  ].join('\n');
};

const verdict = (result: CheckResult, least: number): number => {
  const failed = result.findings.filter(({ outcome }) => outcome === 'failed');
  if (
    result.findings.every(({ outcome }) => outcome === 'skipped') ||
    result.coverage.responses.seen === 0
  ) {
    const isMissing =
      failed.length > 0 &&
      failed.every(({ problems }) => /answered (501|404)|HTML|text\/html/.test(problems.join(' ')));
    process.stderr.write(
      isMissing
        ? 'Nothing could be checked: no operation of the contract is there. Is --base right, or does the server say 501 to everything?\n'
        : 'Nothing could be checked.\n',
    );
    return 2;
  }
  if (failed.length > 0) return 1;
  if (percent(result) >= least) return 0;
  process.stderr.write(
    `${percent(result).toFixed(1)} % of the answers were seen, less than --min-coverage ${String(least)}.\n`,
  );
  return 1;
};

/** A report contains them in full. */
const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

const pageOf = ({ service, operations }: Contract, operationId: string) => {
  const tag = operations.find((each) => each.operationId === operationId)?.tag;
  return tag === undefined ? `${service}.html` : `${service}/${tag}.html#${operationId}`;
};

const writeFile = (file: string, content: string): void => {
  try {
    writeFileSync(file, content);
  } catch (cause) {
    throw new UsageError(
      `--report ${file} cannot be written: ${cause instanceof Error ? cause.message : ''}`,
      { cause },
    );
  }
};

export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      service: { type: 'string' },
      base: { type: 'string' },
      token: { type: 'string' },
      'owner2-token': { type: 'string' },
      'service-key': { type: 'string' },
      level: { type: 'string', default: 'read' },
      pending: { type: 'string' },
      'min-coverage': { type: 'string', default: '0' },
      report: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      'allow-extra': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10' },
      contract: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (values.service === undefined || values.base === undefined)
    throw new UsageError(`--service and --base are needed.\n\n${usage}`);
  if (!isLevel(values.level))
    throw new UsageError(`--level is read, write or full, not ${values.level}.`);
  const folder = await bundleFolder(values.contract);
  const contract = loadContract(folder, values.service);
  const known = loadContract(await bundleFolder(), values.service).version;
  if (
    contract.version.split('.').slice(0, 2).join('.') !== known.split('.').slice(0, 2).join('.')
  ) {
    throw new UsageError(
      `The contract in ${folder} has version ${contract.version}; this checker knows ${known}. Install the package of that version.`,
    );
  }
  const only = values.only?.split(',').map((each) => each.trim());
  const unknown = only?.find(
    (id) => id !== 'socket' && !contract.operations.some(({ operationId }) => operationId === id),
  );
  if (unknown !== undefined)
    throw new UsageError(`--only: "${values.service}" has no operation ${unknown}.`);
  const pending = pendingFrom(values.pending);
  const seed = numberFrom('seed', values.seed);
  const least = numberFrom('min-coverage', values['min-coverage']);
  for (const report of values.report) parseReport(report);
  const baseUrl = values.base.replace(/\/$/, '');
  const timeout = numberFrom('timeout', values.timeout) * 1000;
  await preflight(contract, { baseUrl, token: values.token, pending, timeout });
  const result = await checkService(
    contract,
    {
      baseUrl,
      token: values.token,
      secondToken: values['owner2-token'],
      serviceKey: values['service-key'],
      level: values.level,
      timeout,
      seed,
      pending,
      only,
      allowExtra: values['allow-extra'],
      onFinding: ({ outcome, operationId, probe, problems, request, curl }) => {
        if (outcome === 'passed' && values.verbose)
          process.stdout.write(`ok   ${operationId}: ${probe}\n`);
        if (outcome !== 'failed') return;
        process.stdout.write(
          `FAIL ${operationId}: ${probe}\n${request === undefined ? '' : `       ${request}\n`}`,
        );
        for (const problem of problems) process.stdout.write(`       ${shortened(problem)}\n`);
        if (curl !== undefined) process.stdout.write(`       ${curl}\n`);
        process.stdout.write(`       docs: ${pageOf(contract, operationId)}\n`);
      },
    },
    readBundle(path.join(folder, 'chat.asyncapi.json')),
  );
  for (const report of values.report) writeReport(report, result, writeFile);
  process.stdout.write(summary(result));
  return verdict(result, least);
};
