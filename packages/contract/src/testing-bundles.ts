import { bundleFolder } from './commands/bundle-folder.ts';
import { loadContract } from './contract/load-contract.ts';

export const contractOf = async (service: string) => loadContract(await bundleFolder(), service);
