import { parseArgs } from 'node:util';
import { loadContract, services } from '../contract/load-contract.ts';
import { createMock } from '../mock/mock-service.ts';
import { bundleFolder } from './bundle-folder.ts';

const usage = `Answers by HTTP with the contract's examples; requests that are not by the contract are refused.

  karvon-contract mock --service main --port 4010

  --service  main, search or chat; left out for all three, each under its base (/main, /search, /chat)
  --port     default 4010
  --seed     another choice of examples (default 1)
  --faults   PATH-or-operationId:FAULT, may be repeated; FAULT is 429, 503, slow=3000, html, drop=field, stale or offline

A request may ask for a fault by the header X-Fault.
`;

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
  const folder = await bundleFolder(values.contract);
  const wanted = values.service === undefined ? services : [values.service];
  const contracts = wanted.map((service) => loadContract(folder, service));
  const faults = new Map(
    values.faults.map((each) => {
      const at = each.lastIndexOf(':');
      return [each.slice(0, at), each.slice(at + 1)] as const;
    }),
  );
  const server = createMock(contracts, { seed: Number(values.seed), faults });
  return new Promise<number>((resolve) => {
    server.on('error', (cause) => {
      process.stderr.write(`Port ${values.port} cannot be used: ${cause.message}\n`);
      resolve(2);
    });
    server.listen(Number(values.port), '127.0.0.1', () => {
      for (const { base } of contracts)
        process.stdout.write(`http://127.0.0.1:${values.port}${base}\n`);
    });
    process.once('SIGINT', () => server.close(() => resolve(0)));
  });
};
