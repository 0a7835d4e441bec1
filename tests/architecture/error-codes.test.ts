import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read, sourceFiles } from './source-files';

const words = z.record(z.string(), z.unknown());

const codesOf = (language: 'ru' | 'uz') =>
  new Set(
    Object.keys(
      words.parse(JSON.parse(read(`apps/dashboard/public/locales/${language}/errors.json`))),
    ).map((key) => key.replace(/_(one|few|many|other)$/, '')),
  );

const serverFiles = sourceFiles().filter(
  (path) =>
    path.startsWith('apps/server/src/') && !/\.test\.ts$|\/(testing|demo|catalogue)\//.test(path),
);

/** Codes that stand in the server's code as literals: in a field error, or handed to one of the problem's makers. */
const sentCodes = new Set(
  serverFiles
    .filter((path) => !path.endsWith('/config.ts'))
    .flatMap((path) => [
      ...read(path).matchAll(
        /\bcode: '([a-z][a-z_]+)'|\b(?:conflict|forbidden|tooMany|unprocessable|refuse)\(\s*'([a-z][a-z_]+)'/g,
      ),
    ])
    .flatMap(([, one, other]) => one ?? other ?? []),
);

describe('error codes', () => {
  it('finds the codes that the server sends', () => {
    expect(sentCodes.size).toBeGreaterThan(30);
  });

  it.each(['ru', 'uz'] as const)('has words for each of them in %s', (language) => {
    const known = codesOf(language);
    expect([...sentCodes].filter((code) => !known.has(code))).toEqual([]);
  });
});
