import packageJson from '../package.json' with { type: 'json' };
import { UsageError } from './contract/load-contract.ts';

const { version } = packageJson;

const usage = `karvon-contract COMMAND, for teams that answer the contract of Karvon

  check   asks a server and compares what it answers:  karvon-contract check --service main --base URL --token T
  proxy   passes traffic on and reports what breaks:   karvon-contract proxy --service main --target URL
  mock    answers by HTTP with the examples:           karvon-contract mock --service main --port 4010
  diff    says what breaks between two contracts:      karvon-contract diff --base old.json [--head new.json]
  docs    makes a site of it, with search:             karvon-contract docs --out docs

Each takes --help; --version says which this is. Exit code: 0 all right, 1 something breaks the contract, 2 it could not be done.
`;

const commands: Record<string, () => Promise<{ run: (args: string[]) => Promise<number> }>> = {
  check: () => import('./commands/check.ts'),
  proxy: () => import('./commands/proxy.ts'),
  mock: () => import('./commands/mock.ts'),
  diff: () => import('./commands/diff.ts'),
  docs: () => import('./commands/docs.ts'),
};

/**
 * @param write prints text for people
 * @returns the exit code
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  write: (stream: 'stdout' | 'stderr', text: string) => void,
): Promise<number> {
  if (name === '--version') {
    write('stdout', `${version}\n`);
    return 0;
  }
  const command = commands[name];
  if (command === undefined) {
    const isAsked = name === '--help' || name === '';
    if (!isAsked) write('stderr', `There is no command ${name}.\n\n`);
    write(isAsked ? 'stdout' : 'stderr', usage);
    return name === '--help' ? 0 : 2;
  }
  try {
    const { run } = await command();
    return await run(args);
  } catch (cause) {
    if (!(cause instanceof UsageError) && !(cause instanceof TypeError && 'code' in cause))
      throw cause;
    write('stderr', `${cause.message}\n`);
    return 2;
  }
}
