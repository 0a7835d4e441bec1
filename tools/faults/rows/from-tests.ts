import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import type { Row } from '../row.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * Plays tests as a row of quality.md; their counts are in their names.
 * @param env sizes of the tests, which are smaller in `npm test`
 */
const fromTests = (
  key: string,
  name: string,
  project: 'server' | 'dashboard',
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Row => ({
  key,
  name,
  rounds: 1,
  quick: { tests: files },
  limit: 600_000,
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'karvon-rows-'));
    const output = path.join(folder, 'report.json');
    return {
      play: async () => {
        const args = ['run', '--project', project, '--reporter=json', `--outputFile=${output}`];
        // The duration of a test does not matter here.
        args.push('--testTimeout=240000');
        await promisify(execFile)('node_modules/.bin/vitest', [...args, ...files], {
          env: {
            ...process.env,
            PATH: `${path.resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
            ...env,
          },
          maxBuffer: 1 << 26,
        }).catch(() => undefined);
        const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
        const all = testResults.flatMap(({ assertionResults }) => assertionResults);
        const failures = all
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages: [why = ''] }) =>
              `${fullName}: ${why.split('\n')[0] ?? ''}`,
          );
        if (all.length === 0) failures.push('there are no such tests');
        return { failures, done: all.length, asked: Math.max(1, all.length) };
      },
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
});

const message = z.object({ message: z.optional(z.string()) });

interface Suite {
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodMiniType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(message) })) })),
      }),
    ),
    suites: z.optional(z.array(suite)),
  }),
);

const specReport = z.object({
  stats: z.object({ expected: z.number() }),
  errors: z.array(message),
  suites: z.array(suite),
});

const failuresOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    if (ok && errors.length === 0) return [];
    const why = stripVTControlCharacters(errors[0]?.message ?? 'without a reason');
    return [`${title}: ${why.split('\n')[0] ?? ''}`];
  }),
  ...suites.flatMap(failuresOf),
];

const fromSpec = (key: string, name: string, spec: string, rounds: number): Row => ({
  key,
  name,
  rounds,
  quick: { tests: [spec] },
  limit: 300_000,
  open: () =>
    Promise.resolve({
      play: async () => {
        const args = ['test', spec, '--reporter=json', '--trace=off'];
        const { stdout } = await promisify(execFile)('node_modules/.bin/playwright', args, {
          env: {
            ...process.env,
            PATH: `${path.resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
            PUSH_STATES: 'all',
          },
          maxBuffer: 1 << 26,
        }).catch((error: unknown) => z.object({ stdout: z.string() }).parse(error));
        const { stats, errors, suites } = specReport.parse(
          JSON.parse(stdout.slice(stdout.indexOf('{'))),
        );
        const failures = [
          ...errors.map((each) => each.message?.split('\n')[0] ?? ''),
          ...suites.flatMap(failuresOf),
        ];
        if (stats.expected === 0 && failures.length === 0) failures.push('there is no such test');
        return { failures };
      },
      close: () => Promise.resolve(),
    }),
});

export const testRows: readonly Row[] = [
  fromSpec('card', 'a card number in database, logs, storage, traffic', 'card-canary.spec', 5),
  fromTests('thrown', 'every operation forced to throw', 'server', [
    'tests/contract/thrown.test.ts',
  ]),
  fromTests('limits', 'limits of codes, by number, address, prefix, day', 'server', [
    'src/modules/identity/auth/limits.test.ts',
    'src/modules/identity/auth/codes.test.ts',
    'src/modules/identity/auth/who-is-registered.slow.test.ts',
  ]),
  fromTests('sessions', 'sessions: 50 replays, revoked, hashed', 'server', [
    'src/modules/identity/sessions/sessions.test.ts',
  ]),
  fromTests(
    'files',
    '200 hostile files',
    'server',
    ['src/modules/foundation/images/hostile-files.slow.test.ts'],
    { DAMAGED: '160' },
  ),
  fromTests('csv', 'CSV: 40 formulas by column', 'server', ['csv.test.ts']),
  fromTests('socket-token', "a socket's token in logs", 'server', [
    'src/platform/realtime/stopping.slow.test.ts',
    'src/platform/observability/logger.test.ts',
  ]),
  fromTests('socket', '5,000 malformed frames', 'server', ['src/platform/realtime/socket.test.ts']),
  fromTests('feeds', 'feeds: inner addresses, half of a file', 'server', [
    'feed-sources.test.ts',
    'feed-fetcher.test.ts',
    'remote-files.test.ts',
  ]),
  fromTests('links', 'links that lead elsewhere', 'dashboard', ['next-path']),
  fromTests('ad-links', '50 links of ads that are not https', 'server', [
    'src/modules/promotion/ads/campaign-links.test.ts',
  ]),
  fromTests('conditions', 'rules about several fields of a body', 'server', [
    'tests/contract/conditions.test.ts',
  ]),
  fromTests('days', 'days and moments that no calendar has', 'server', [
    'tests/contract/days.test.ts',
  ]),
  fromTests('no-store', "a dealer's responses in caches", 'server', ['src/app.test.ts']),
  fromTests('old-node', 'a Node that is too old', 'server', [
    'src/platform/config/node-version.test.ts',
  ]),
  fromTests('unique', 'a check that another request overtakes', 'server', [
    'src/platform/db/client.test.ts',
    'src/modules/identity/members/employees.test.ts',
  ]),
  fromTests('paying', 'a card refused while its receipt is paid', 'server', [
    'src/modules/promotion/money/payments.test.ts',
    'src/modules/promotion/money/payment-charge.test.ts',
  ]),
  fromTests('pay-limit', "a manager's limit of a day, in pieces", 'server', [
    'src/modules/promotion/money/money.routes.test.ts',
  ]),
  fromTests(
    'telegram-posts',
    '200 kills, 429 and cut lines while posts are sent',
    'server',
    ['src/modules/messaging/channel/post-failures.slow.test.ts'],
    { TELEGRAM_POSTS: '200' },
  ),
  fromTests(
    'telegram',
    'Telegram: 1,000 calls in 429, two pollers, 7 h down',
    'server',
    [
      'src/modules/foundation/bot/bot-failures.slow.test.ts',
      'src/modules/foundation/bot/bot.test.ts',
    ],
    { TELEGRAM_CALLS: '1000' },
  ),
  fromTests('storage', '40 bad values in the storage', 'dashboard', ['session/profile']),
  fromTests('responses', '5xx, HTML, 429: per operation', 'server', [
    'tests/contract/limits.test.ts',
  ]),
  fromTests('countdown', '429: nothing is asked before its time', 'dashboard', [
    'src/shared/chat/outbox',
    'src/features/auth/rejections.test.ts',
  ]),
  fromSpec('new-version', 'a new version while a page is open', 'cut-chunk.spec', 5),
  fromSpec('push', 'push in six states that do not work', 'notifications.spec', 3),
];
