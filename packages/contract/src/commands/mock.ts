import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Contract } from '../contract/operation.ts';
import { loadContract, readBundle, services, UsageError } from '../contract/load-contract.ts';
import { isFailure } from '../mock/failures.ts';
import { addMockSocket } from '../mock/mock-socket.ts';
import { createMock } from '../mock/mock-service.ts';
import { bundleFolder } from './bundle-folder.ts';
import { listenUntilStopped, portFrom } from './listen.ts';
import { numberFrom } from './number-option.ts';

const usage = `Answers by HTTP with the contract's examples; requests that are not by the contract are refused.

  karvon-contract mock --service main --port 4010

  --service  main, search or chat; left out for all three, each under its base (/main, /search, /chat)
  --port     default 4010
  --seed     another choice of examples (default 1)
  --faults   PATH-or-operationId:FAULT, may be repeated; FAULT is 429, 503, slow=3000, html, drop=field, stale or offline

  --contract  folder of bundles (default: those of this package)

A request may ask for a fault by the header X-Fault. The socket is at /chat/ws.
`;

/** `listLeads:503` or `/main/leads:slow=3000`. */
const failureFrom = (said: string, contracts: readonly Contract[]): [string, string] => {
  const at = said.lastIndexOf(':');
  const [where, failure] = [said.slice(0, at), said.slice(at + 1)];
  if (at < 1 || !isFailure(failure))
    throw new UsageError(
      `--faults ${said}: say an operation or a path, a colon, and one of 429, 503, slow=MILLISECONDS, html, drop=FIELD, stale, offline.`,
    );
  const isKnown =
    where.startsWith('/') ||
    contracts.some(({ operations }) => operations.some((each) => each.operationId === where));
  if (!isKnown) throw new UsageError(`--faults ${said}: there is no operation ${where}.`);
  return [where, failure];
};

export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      service: { type: 'string' },
      port: { type: 'string', default: '4010' },
      seed: { type: 'string', default: '1' },
      faults: { type: 'string', multiple: true, default: [] },
      contract: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const port = portFrom(values.port);
  const folder = await bundleFolder(values.contract);
  const wanted = values.service === undefined ? services : [values.service];
  const contracts = wanted.map((service) => loadContract(folder, service));
  const faults = new Map(values.faults.map((each) => failureFrom(each, contracts)));
  const server = createMock(contracts, { seed: numberFrom('seed', values.seed), faults });
  const chat = contracts.find(({ service }) => service === 'chat');
  if (chat !== undefined)
    addMockSocket(server, chat.base, readBundle(path.join(folder, 'chat.asyncapi.json')));
  return listenUntilStopped(server, port, (address) => {
    for (const { base } of contracts) process.stdout.write(`${address}${base}\n`);
  });
};
