import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../contract/load-contract.ts';

export const bundleFolder = async (provided?: string): Promise<string> => {
  if (provided !== undefined) {
    if (!existsSync(provided)) throw new UsageError(`There is no contract at ${provided}.`);
    return provided;
  }
  const packed = fileURLToPath(new URL('../bundles', import.meta.url));
  if (existsSync(packed)) return packed;
  const script = new URL('../../scripts/bundles.mjs', import.meta.url).href;
  const checkout: unknown = await import(/* @vite-ignore */ script);
  const make: unknown =
    typeof checkout === 'object' && checkout !== null && 'contractBundles' in checkout
      ? checkout.contractBundles
      : undefined;
  const folder: unknown = typeof make === 'function' ? make() : undefined;
  if (typeof folder !== 'string') throw new UsageError('The contract was not found.');
  return folder;
};
