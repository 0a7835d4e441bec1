import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exchange, NoResponse } from '../check/exchange.ts';
import { loadContract, readBundle, UsageError } from '../contract/load-contract.ts';
import { type Passed, toHar } from '../proxy/har.ts';
import { createWatchingProxy } from '../proxy/watching-proxy.ts';
import { bundleFolder } from './bundle-folder.ts';
import { listenUntilStopped, portFrom } from './listen.ts';
import { numberFrom } from './number-option.ts';

const usage = `Passes traffic on to a service and reports each answer and frame that breaks the contract.

  karvon-contract proxy --service main --target https://api.example.uz/main --port 4020

  --service   main, search or chat
  --target    address of the service
  --port      where clients are to ask instead (default 4020)
  --har       writes what went through to a HAR file at the end (Ctrl+C), without credentials
  --timeout   seconds for one answer (default 60)
  --contract  folder of bundles (default: those of this package)
Exit code 1 when anything broke the contract.
`;

/** Browsers open no larger HAR file. */
const mostEntries = 5000;

export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      service: { type: 'string' },
      target: { type: 'string' },
      port: { type: 'string', default: '4020' },
      har: { type: 'string' },
      timeout: { type: 'string', default: '60' },
      contract: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (values.service === undefined || values.target === undefined)
    throw new UsageError(`--service and --target are needed.\n\n${usage}`);
  const target = values.target.replace(/\/$/, '');
  if (!URL.canParse(target) || !/^https?:/.test(target))
    throw new UsageError(
      `--target ${target} is no address such as https://api.example.uz/${values.service}.`,
    );
  const port = portFrom(values.port);
  const timeout = numberFrom('timeout', values.timeout) * 1000;
  const folder = await bundleFolder(values.contract);
  const contract = loadContract(folder, values.service);
  const entries: Passed[] = [];
  const seen = new Set<string>();
  let responses = 0;
  let broken = 0;

  const say = (what: string, problems: readonly string[]) => {
    broken += 1;
    process.stdout.write(`${what}\n${problems.map((each) => `       ${each}\n`).join('')}`);
  };
  const writeHar = () => {
    if (values.har === undefined) return;
    try {
      writeFileSync(values.har, toHar(entries, contract.version));
    } catch (cause) {
      throw new UsageError(
        `--har ${values.har} cannot be written: ${cause instanceof Error ? cause.message : ''}`,
        { cause },
      );
    }
  };
  writeHar();

  try {
    await exchange({ method: 'GET', url: target, headers: {}, timeout: 10_000 });
  } catch (cause) {
    if (!(cause instanceof NoResponse)) throw cause;
    throw new UsageError(
      `--target ${target} does not respond: ${cause.message}. Is the address right, and the service running?`,
      { cause },
    );
  }
  const server = createWatchingProxy({
    target,
    contract,
    socket: readBundle(path.join(folder, 'chat.asyncapi.json')),
    timeout,
    onProblem: say,
    onPassed: (passed, operationId) => {
      responses += 1;
      if (operationId !== undefined) seen.add(operationId);
      if (values.har !== undefined && entries.length < mostEntries) entries.push(passed);
      if (passed.problems.length === 0) return;
      const { method, url, received } = passed;
      say(
        `${method} ${url.pathname} ${String(received.status)} (${operationId ?? 'unknown'})`,
        passed.problems,
      );
    },
  });
  const stopped = await listenUntilStopped(server, port, (address) =>
    process.stdout.write(`${address} → ${target}\n`),
  );
  if (stopped !== 0) return stopped;
  writeHar();
  process.stdout.write(
    `${String(responses)} answers of ${String(seen.size)} operations (of ${String(contract.operations.length)}), ${String(broken)} broke the contract\n`,
  );
  return broken === 0 ? 0 : 1;
};
