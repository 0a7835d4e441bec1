import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

const { browserslist: lines } = z
  .object({ browserslist: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

export interface ServedBrowser {
  name: string;
  version: string;
}

export const servedBrowsers: readonly ServedBrowser[] = lines.map((line) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`browserslist: «${line}» is not read, write «chrome >= 109»`);
  return { name, version };
});

export const buildTarget = servedBrowsers.map(
  ({ name, version }) => (name === 'ios_saf' ? 'ios' : name) + version,
);
