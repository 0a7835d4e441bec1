import { parseArgs } from 'node:util';
import { readBundle, readContract, services, UsageError } from '../contract/load-contract.ts';
import { text } from '../contract/tree.ts';
import { compareContracts } from '../diff/compare.ts';
import { bundleFolder } from './bundle-folder.ts';

const usage = `Says what breaks between two contracts of one service.

  karvon-contract diff --base old/main.json --head new/main.json

  --base     the contract before, or your own: OpenAPI 3.1 in one file, JSON or YAML
             (with a tag of Git: npm run diff:contract -- --base v0.1.0, in a checkout of the contract)
  --head     the contract after (default: this package's, of --service)
  --service  main (default), search or chat
Exit code 1 when a client would break.
`;

export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      service: { type: 'string', default: 'main' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (values.base === undefined) throw new UsageError(`--base is needed.\n\n${usage}`);
  const read = (file: string) => {
    const bundle = readBundle(file);
    const version = text(bundle['openapi']) ?? '';
    if (!version.startsWith('3.1'))
      throw new UsageError(
        `${file} is no OpenAPI 3.1, but ${version === '' ? 'something else' : version}.${version.startsWith('3.0') ? " drf-spectacular makes 3.1 with 'OAS_VERSION': '3.1.1'." : ''}`,
      );
    const contract = readContract(values.service, bundle);
    if (contract.operations.length === 0)
      throw new UsageError(`${file} has no operation with an operationId.`);
    return contract;
  };
  if (!services.some((service) => service === values.service))
    throw new UsageError(
      `There is no service "${values.service}": it is one of ${services.join(', ')}.`,
    );
  const head = values.head ?? `${await bundleFolder()}/${values.service}.json`;
  const changes = compareContracts(read(values.base), read(head));
  const unique = [
    ...new Map(changes.map((change) => [`${change.at} ${change.what}`, change])).values(),
  ];
  for (const { isBreaking, at, what } of unique.toSorted(
    (one, other) => Number(other.isBreaking) - Number(one.isBreaking),
  )) {
    process.stdout.write(`${isBreaking ? 'BREAKS' : 'fine  '} ${at}: ${what}\n`);
  }
  const breaking = unique.filter(({ isBreaking }) => isBreaking).length;
  process.stdout.write(
    `${String(breaking)} breaking, ${String(unique.length - breaking)} harmless\n`,
  );
  return breaking === 0 ? 0 : 1;
};
