import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { componentBuild } from './ui-pages.ts';

export interface ComponentSize {
  name: string;
  /** KiB over react and react-dom: script and styles. */
  gzip: number;
  brotli: number;
  /** KiB (gzip) loaded on use. */
  later: number;
  /** Unexpected heavy modules: `charts (3 modules, packages/ui/src/private/chart/Axes.tsx)`. */
  strangers: string[];
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(repository, 'packages/ui/src');

const importedNames = (): string[] =>
  globSync('components/*/*.tsx', { cwd: folder })
    .map((file) => file.split('/'))
    .filter(([, name = '', file]) => file === `${name}.tsx`)
    .map(([, name = '']) => name)
    .toSorted();

/** Heavy modules that no component may include except the `owners`. `modules` lists their parts. */
const heavy = [
  {
    name: 'date pickers',
    owners: ['DatePicker', 'DateRangePicker'],
    modules: [
      /\/components\/(DatePicker|DateRangePicker)\//,
      /\/private\/calendar\//,
      /\/react-aria-components\/.*\/(Calendar|DateField|DatePicker)\.m?js$/,
      /\/react-(aria|stately)\/.*\/(calendar|datepicker)\//,
    ],
  },
  {
    name: 'charts',
    owners: ['LineChart', 'BarChart', 'StackedBar'],
    modules: [/\/components\/(LineChart|BarChart|StackedBar)\//, /\/private\/chart\//],
  },
] as const;

const isOf = ({ modules }: (typeof heavy)[number], id: string) =>
  modules.some((pattern) => pattern.test(id));

/** @throws Error when an owner has none of the modules, so that the patterns are outdated */
const strangersIn = (name: string, modules: readonly string[]): string[] =>
  heavy.flatMap((kind) => {
    const found = modules.filter((id) => isOf(kind, id));
    // Modules are in execution order: the last one depends on the others.
    const last = found.at(-1);
    const isOwner = kind.owners.some((owner) => owner === name);
    if (isOwner && last === undefined)
      throw new Error(`${name} is not seen to bring what it is made of.`);
    if (isOwner || last === undefined) return [];
    return [`${kind.name} (${String(found.length)} modules, ${path.relative(repository, last)})`];
  });

interface Built {
  gzip: number;
  brotli: number;
  later: number;
  modules: string[];
}

const kib = (files: readonly (string | Uint8Array)[], compress: (content: Buffer) => Buffer) =>
  files.reduce((total, file) => total + compress(Buffer.from(file)).byteLength, 0) / 1024;
const gzip = (content: Buffer) => gzipSync(content, { level: 9 });
const brotli = (content: Buffer) => brotliCompressSync(content);

/** Size of the entry, its imports and styles. Other scripts load later. */
const weigh = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Built => {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const wanted = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of wanted) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) wanted.add(chunk);
    }
  }
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  const files = [...[...wanted].map(({ code }) => code), ...styles];
  const later = [...chunks.values()].filter((chunk) => !wanted.has(chunk));
  return {
    gzip: kib(files, gzip),
    brotli: kib(files, brotli),
    later: kib(
      later.map(({ code }) => code),
      gzip,
    ),
    modules: [...wanted].flatMap(({ moduleIds }) => moduleIds),
  };
};

const built = async (entry: string, line: string): Promise<Built> => {
  writeFileSync(
    entry,
    `import { createRoot } from 'react-dom/client';\nimport { useState } from 'react';\n${line}\nglobalThis.kept = [createRoot, useState];\n`,
  );
  const result = await build({
    ...componentBuild,
    build: { write: false, modulePreload: false, rollupOptions: { input: entry } },
  });
  if (!('output' in result)) throw new Error('One build was asked for.');
  return weigh(result.output);
};

export const componentNames = (only: RegExp): string[] =>
  importedNames().filter((name) => only.test(name));

export async function componentSizes(
  names: readonly string[],
  onDone: (size: ComponentSize) => void,
): Promise<void> {
  const place = mkdtempSync(fileURLToPath(new URL('ui/size-', import.meta.url)));
  const entry = path.join(place, 'entry.js');
  try {
    const base = await built(entry, '');
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- builds side by side would share what the plugins remember
      const one = await built(
        entry,
        `import * as part from '@karvon/ui/${name}';\nglobalThis.part = part;`,
      );
      onDone({
        name,
        gzip: one.gzip - base.gzip,
        brotli: one.brotli - base.brotli,
        later: one.later,
        strangers: strangersIn(name, one.modules),
      });
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}
