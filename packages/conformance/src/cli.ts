import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContract } from './contract.ts';
import { runConformance } from './run-conformance.ts';

const usage = `Checks a server against the contract. It only reads; nothing on the server changes.

  npm run conformance -- --service main --base https://api.example.uz/main --token TOKEN

  --service      main, search or chat
  --base         address of the service
  --token        access token of a test dealer; without it signed-in operations are checked for 401 only
  --service-key  key of the marketplace, for its operations
  --contract     folder of the contract (default: openapi)
`;

const { values } = parseArgs({
  options: {
    service: { type: 'string' },
    base: { type: 'string' },
    token: { type: 'string' },
    'service-key': { type: 'string' },
    contract: { type: 'string', default: 'openapi' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.service === undefined || values.base === undefined) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}

const contract = loadContract(path.resolve(values.contract), values.service);
const findings = await runConformance(contract, {
  baseUrl: values.base.replace(/\/$/, ''),
  token: values.token,
  serviceKey: values['service-key'],
});

for (const { operationId, probe, outcome, problems } of findings) {
  const mark = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' }[outcome];
  process.stdout.write(`${mark} ${operationId}: ${probe}\n`);
  if (outcome !== 'passed')
    for (const problem of problems) process.stdout.write(`       ${problem}\n`);
}
const count = (outcome: string) => findings.filter((finding) => finding.outcome === outcome).length;
process.stdout.write(
  `\n${String(count('passed'))} passed, ${String(count('failed'))} failed, ${String(count('skipped'))} skipped\n`,
);
process.exit(count('failed') === 0 ? 0 : 1);
