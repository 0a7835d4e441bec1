import path from 'node:path';
import type { Rolldown } from 'vite';

/** What is looked at of a chunk, as a build without groups made it. */
export type PlainChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'isDynamicEntry' | 'imports' | 'dynamicImports'
> & { modules: Record<string, { code: string | null }> };

/** Bytes of source that one more file costs each page that loads it: the request, names of what it exports, compressed apart. */
const fileCost = 8000;

/** How much bytes and files of an entry count. */
interface Weight {
  bytes: number;
  files: number;
}

const page: Weight = { bytes: 1, files: 1 };
/** Known by app.html: all of its files are asked for at once, and each is one more that they wait for together. */
const firstScreen: Weight = { bytes: 5, files: 40 };
/** What loads on a press or behind the first screen, when most of it is there. */
const later: Weight = { bytes: 0.2, files: 0.2 };

interface File {
  /** What it is asked for as: a group of the first screens, a chunk of a page, or undefined for one that is to be made. */
  fixed: boolean;
  modules: Map<string, number>;
  size: number;
  /** Entries that load it, a bit for each. */
  users: bigint;
  imports: Set<File>;
  importers: Set<File>;
}

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(\/\/.*)?\n?/gm, '');

const closureOf = (chunk: PlainChunk, byName: ReadonlyMap<string, PlainChunk>): Set<PlainChunk> => {
  const seen = new Set<PlainChunk>();
  const walk = (one: PlainChunk | undefined) => {
    if (one === undefined || seen.has(one)) return;
    seen.add(one);
    for (const name of one.imports) walk(byName.get(name));
  };
  walk(chunk);
  return seen;
};

/** Files that one imports, and those that they import; `skipped` for ways that do not begin with that one. */
const below = (file: File, skipped?: File): Set<File> => {
  const seen = new Set<File>();
  const open = [...file.imports].filter((one) => one !== skipped);
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    open.push(...one.imports);
  }
  return seen;
};

/** Puts `other` into `file`. */
const unite = (file: File, other: File): void => {
  for (const [id, size] of other.modules) file.modules.set(id, size);
  file.size += other.size;
  file.users |= other.users;
  for (const one of other.imports) {
    one.importers.delete(other);
    if (one === file) continue;
    file.imports.add(one);
    one.importers.add(file);
  }
  for (const one of other.importers) {
    one.imports.delete(other);
    if (one === file) continue;
    one.imports.add(file);
    file.importers.add(one);
  }
  for (const one of below(file)) one.users |= file.users;
};

/** By its largest module, so that a change elsewhere leaves it its name. */
const nameOf = ({ modules }: File, taken: ReadonlySet<string>): string => {
  const [largest = ''] = [...modules].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const name = path.basename(largest.split('?')[0] ?? '').replace(/\..*$/, '');
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${String(number)}`;
    if (!taken.has(free)) return free;
  }
};

export interface SharedFilesOptions {
  /** The group of a module that another rule has put into one; `always` for what every page has loaded anyway. */
  groupOf: (id: string) => string | undefined;
  /** Whether the page of this module is one of the first screens. */
  isFirstScreen: (facade: string) => boolean;
}

/**
 * Which modules that pages share go together into a file. One for each set of pages that share something brings nobody what he does not need, and is
 * far too many; one for the whole design system brings it all to each page. So it begins with the first and puts those two together whose
 * union saves most, as long as the requests it saves weigh more than the bytes it brings to pages that do not need them. Files never import each
 * other in a circle by that.
 *
 * @returns the file's name by module
 */
export const sharedFiles = (
  chunks: readonly PlainChunk[],
  { groupOf, isFirstScreen }: SharedFilesOptions,
): Map<string, string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const users = new Map<PlainChunk, bigint>();
  /** What the entry's routes name. */
  const routed = new Set<string>();
  entries.forEach((entry, index) => {
    for (const chunk of closureOf(entry, byName)) {
      users.set(chunk, (users.get(chunk) ?? 0n) | (1n << BigInt(index)));
      if (entry.isEntry) for (const name of chunk.dynamicImports) routed.add(name);
    }
  });
  const weights = entries.map(({ fileName, facadeModuleId }) => {
    if (isFirstScreen(facadeModuleId ?? '')) return firstScreen;
    return routed.has(fileName) && /[\\/]features[\\/]/.test(facadeModuleId ?? '') ? page : later;
  });
  const weigh = (bits: bigint, by: keyof Weight): number => {
    let sum = 0;
    for (let index = 0, left = bits; left > 0n; index += 1, left >>= 1n)
      if (left & 1n) sum += weights[index]?.[by] ?? 0;
    return sum;
  };

  const files = new Map<string, File>();
  const filesOf = new Map<PlainChunk, Set<File>>();
  for (const chunk of chunks) {
    const bits = users.get(chunk) ?? 0n;
    const own = new Set<File>();
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      const group = groupOf(id);
      if (group === 'always') continue;
      const isPage = chunk.isEntry || chunk.isDynamicEntry;
      const key = group ?? (isPage ? chunk.fileName : String(bits));
      const file = files.get(key) ?? {
        fixed: group !== undefined || isPage,
        modules: new Map(),
        size: 0,
        users: 0n,
        imports: new Set(),
        importers: new Set(),
      };
      files.set(key, file);
      const size = withoutComments(code ?? '').length;
      file.modules.set(id, size);
      file.size += size;
      file.users |= bits;
      own.add(file);
    }
    filesOf.set(chunk, own);
  }
  for (const [chunk, own] of filesOf)
    for (const name of chunk.imports)
      for (const to of filesOf.get(byName.get(name) ?? chunk) ?? [])
        for (const from of own) {
          if (from === to) continue;
          from.imports.add(to);
          to.importers.add(from);
        }
  for (const file of files.values()) for (const one of below(file)) one.users |= file.users;

  /** What two files in one save where both are loaded, without what they bring to those who need one of them. */
  const ownGain = (a: File, b: File): number =>
    fileCost * weigh(a.users & b.users, 'files') -
    a.size * weigh(b.users & ~a.users, 'bytes') -
    b.size * weigh(a.users & ~b.users, 'bytes');
  /** The same, without what they import. */
  const gain = (a: File, b: File): number => {
    const both = a.users | b.users;
    const imported = new Set([...below(a), ...below(b)]);
    imported.delete(a);
    imported.delete(b);
    let sum = ownGain(a, b);
    for (const file of imported) {
      const more = both & ~file.users;
      if (more > 0n) sum -= (file.size + fileCost) * weigh(more, 'bytes');
    }
    return sum;
  };
  const makesCircle = (a: File, b: File) => below(a, b).has(b) || below(b, a).has(a);

  const open = new Set([...files.values()].filter(({ fixed }) => !fixed));
  let pairs: { a: File; b: File; gain: number }[] = [];
  const consider = (a: File, b: File) => {
    if (ownGain(a, b) <= 0) return;
    const found = gain(a, b);
    if (found > 0) pairs.push({ a, b, gain: found });
  };
  const all = [...open];
  all.forEach((a, index) => {
    for (const b of all.slice(index + 1)) consider(a, b);
  });
  for (;;) {
    pairs.sort((x, y) => x.gain - y.gain);
    const best = pairs.pop();
    if (best === undefined) break;
    const { a, b } = best;
    if (makesCircle(a, b)) continue;
    // Others that were put together since may have made it less.
    const now = gain(a, b);
    if (now < best.gain) {
      if (now > 0) pairs.push({ a, b, gain: now });
      continue;
    }
    unite(a, b);
    open.delete(b);
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((file) => file === a || file === b));
    for (const other of open) if (other !== a) consider(a, other);
  }

  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of open) {
    const name = nameOf(file, taken);
    taken.add(name);
    for (const id of file.modules.keys()) names.set(id, name);
  }
  return names;
};
