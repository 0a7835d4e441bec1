import { bundleFolder } from './commands/bundle-folder.ts';
import { loadContract } from './contract/load-contract.ts';

/** A service of this checkout's contract, for tests. */
export const contractOf = async (service: string) => loadContract(await bundleFolder(), service);
