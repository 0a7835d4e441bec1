import { readdirSync } from 'node:fs';
import { type IReporterOutput, cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import config, { serverOrder } from '../../.dependency-cruiser.js';

const rooms = [
  ...serverOrder.platform.map((room) => `platform/${room}`),
  'platform/deps.ts',
  ...Object.keys(serverOrder.modules).map((group) => `modules/${group}`),
];

const roomOf = (path: string): string | undefined =>
  rooms.find((room) => `${path}/`.startsWith(`apps/server/src/${room}/`));

function importsOf(output: IReporterOutput['output']): Map<string, Set<string>> {
  const imports = new Map(rooms.map((room) => [room, new Set<string>()]));
  if (typeof output === 'string') return imports;
  for (const { source, dependencies } of output.modules) {
    const from = /\.(test|fixture)\.ts$/.test(source) ? undefined : roomOf(source);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (from !== undefined && to !== undefined && from !== to) imports.get(from)?.add(to);
    }
  }
  return imports;
}

it('names every folder of the server in the order', () => {
  const foldersOf = (path: string) =>
    readdirSync(`apps/server/src/${path}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  expect(foldersOf('platform')).toEqual(serverOrder.platform.toSorted());
  const modules = Object.entries(serverOrder.modules).map(([group, names]) => [
    group,
    names.toSorted(),
  ]);
  const found = foldersOf('modules').map((group) => [group, foldersOf(`modules/${group}`)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(modules));
});

it("keeps the server's rooms on nine floors, with no import from a lower to a higher one", async () => {
  const { output } = await cruise(['apps/server/src'], config.options);
  const imports = importsOf(output);
  const backward = [...imports].flatMap(([from, to]) =>
    [...to]
      .filter((room) => rooms.indexOf(room) > rooms.indexOf(from))
      .map((room) => `${from} → ${room}`),
  );
  expect(backward).toEqual([]);
  const floors = new Map<string, number>();
  // Rooms are in order, so every import of a room has its floor already.
  for (const room of rooms) {
    const below = [...(imports.get(room) ?? [])].map((one) => floors.get(one) ?? 0);
    floors.set(room, 1 + Math.max(0, ...below));
  }
  expect(Math.max(...floors.values())).toBeLessThanOrEqual(9);
  expect(floors.get('modules/overview')).toBeGreaterThan(floors.get('platform/db') ?? 0);
}, 60_000);
