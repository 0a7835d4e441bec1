import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { dereference } from '../contract/dereference.ts';
import { readBundle } from '../contract/load-contract.ts';

/** Beside each `main.json` of a folder: `main.yaml` and `main.dereferenced.json`. @param source folder of JSON bundles */
export const writeBundles = (source: string, target: string): void => {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source).filter((each) => each.endsWith('.json'))) {
    const bundle = readBundle(path.join(source, name));
    const base = path.join(target, name.replace(/\.json$/, ''));
    copyFileSync(path.join(source, name), `${base}.json`);
    // Quotes values that YAML 1.1, which PyYAML reads, would take for times or booleans.
    const options = { aliasDuplicateObjects: false, schema: 'yaml-1.1', version: '1.2' } as const;
    writeFileSync(`${base}.yaml`, stringify(bundle, options));
    writeFileSync(`${base}.dereferenced.json`, JSON.stringify(dereference(bundle)));
  }
};
