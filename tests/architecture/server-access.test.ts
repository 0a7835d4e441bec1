import { expect, it } from 'vitest';
import { read, sourceFiles } from './source-files';

const serverFiles = () =>
  sourceFiles().filter(
    (path) => path.startsWith('apps/server/src/') && !/\.(test|fixture)\.ts$/.test(path),
  );

const linesWith = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

it('lets a handler pass on the access of its member, and no other', () => {
  const handlers = serverFiles().filter((path) => path.endsWith('.routes.ts'));
  expect(handlers.length).toBeGreaterThan(20);
  expect(linesWith(handlers, /businessAccess|inAllShowrooms|showrooms: undefined/)).toEqual([]);
});

it("widens a member's access by inAllShowrooms alone, which keeps who acts", () => {
  expect(linesWith(serverFiles(), /businessAccess\((access|dealer)\.owner\)/)).toEqual([]);
});

it('makes access in one file', () => {
  expect(
    linesWith(serverFiles(), /showrooms: undefined/).map((line) => line.split(':')[0]),
  ).toEqual(Array(2).fill('apps/server/src/platform/values/access.ts'));
});
