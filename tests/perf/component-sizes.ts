import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { componentBuild } from './ui-pages.ts';

export interface ComponentSize {
  name: string;
  /** KiB over react and react-dom: its script and its styles. */
  gzip: number;
  brotli: number;
  /** Modules of date pickers, charts and maps that it brings without being one. */
  strangers: string[];
}

const folder = fileURLToPath(new URL('../../packages/ui/src/components', import.meta.url));

const heavy = [
  /\/components\/(DatePicker|DateRangePicker)\//,
  /react-aria-components\/.*\/(Calendar|RangeCalendar|DatePicker|DateField)\.m?js/,
  /\/components\/(LineChart|BarChart|Funnel|Sparkline|StackedBar|DayBars)\//,
  /\/components\/MapPicker\/|\/node_modules\/leaflet\//,
];
/** The components that are these things, or stand on one openly. */
const own: Record<string, RegExp[]> = Object.fromEntries(
  [
    ['DatePicker', 0, 1],
    ['DateRangePicker', 0, 1],
    ...['LineChart', 'BarChart', 'Funnel', 'Sparkline', 'StackedBar', 'DayBars'].map(
      (name) => [name, 2] as const,
    ),
    ['MapPicker', 3],
  ].map(([name, ...indexes]) => [
    String(name),
    indexes.flatMap((index) => heavy[Number(index)] ?? []),
  ]),
);

interface Built {
  gzip: number;
  brotli: number;
  modules: string[];
}

/** What the browser loads at once: the entry, what it imports, and the styles. */
const atOnce = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Built => {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const wanted = [...chunks.values()].filter(({ isEntry }) => isEntry);
  for (const { imports } of wanted) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk && !wanted.includes(chunk)) wanted.push(chunk);
    }
  }
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  const files = [...wanted.map(({ code }) => code), ...styles];
  const sum = (compress: (content: Buffer) => Buffer) =>
    files.reduce((total, file) => total + compress(Buffer.from(file)).byteLength, 0) / 1024;
  return {
    gzip: sum((content) => gzipSync(content, { level: 9 })),
    brotli: sum((content) => brotliCompressSync(content)),
    modules: wanted.flatMap(({ moduleIds }) => moduleIds),
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
  return atOnce(result.output);
};

/** Components with a door of their own; `only` leaves the others out. */
export const componentNames = (only: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, `${name}.tsx`)))
    .filter((name) => only.test(name));

/** One build per component, each beside a page of react and react-dom alone. */
export async function componentSizes(
  names: readonly string[],
  onDone: (size: ComponentSize) => void,
): Promise<void> {
  // Inside of the repository, so that packages are found.
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
      const foreign = heavy.filter((kind) => !(own[name] ?? []).includes(kind));
      onDone({
        name,
        gzip: one.gzip - base.gzip,
        brotli: one.brotli - base.brotli,
        strangers: one.modules.filter((id) => foreign.some((kind) => kind.test(id))),
      });
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}
