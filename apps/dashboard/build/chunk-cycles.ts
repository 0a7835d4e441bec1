import type { Rolldown } from 'vite';

/**
 * Files that import each other in a circle. Such files run before what they use is there: the page stays white. Grouping can
 * make one out of modules that have none.
 *
 * @returns the first circle found, or undefined
 */
export const chunkCycle = (chunks: readonly Rolldown.OutputChunk[]): string[] | undefined => {
  const imports = new Map(chunks.map(({ fileName, imports: files }) => [fileName, files]));
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = walk(next, [...path, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = walk(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
};
