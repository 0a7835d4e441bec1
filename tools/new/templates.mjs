import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const spellings = (parts) => {
  const Name = parts.map((part) => part[0].toUpperCase() + part.slice(1)).join('');
  return {
    Name,
    name: parts.join('-'),
    snake: parts.join('_'),
    camel: Name[0].toLowerCase() + Name.slice(1),
  };
};

/** Singular of a name: `parties` → `party`, `suppliers` → `supplier`. */
const singular = (text) =>
  text.endsWith('ies')
    ? `${text.slice(0, -3)}y`
    : text.endsWith('ss')
      ? text
      : text.replace(/s$/, '');

/** Placeholders: `__Name__`, `__name__`, `__camel__`, `__snake__`, and in the singular `__One__`, `__one__`, `__oneCamel__`. */
export const namesOf = (rawName) => {
  const parts = rawName
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const { Name, name, camel } = spellings([...parts.slice(0, -1), singular(parts.at(-1))]);
  return { ...spellings(parts), One: Name, one: name, oneCamel: camel };
};

/** Selects blocks `//{condition` … `//}`, which may be nested. */
const choose = (text, conditions) => {
  const open = [];
  return text
    .split('\n')
    .filter((line) => {
      const [, condition] = /^\s*\/\/\{(\w+)$/.exec(line) ?? [];
      if (condition !== undefined) open.push(conditions.has(condition));
      else if (line.trim() === '//}') open.pop();
      else return open.every(Boolean);
      return false;
    })
    .join('\n');
};

/** @param values replacements of `__key__`; longer texts may contain placeholders themselves */
export const fill = (text, values, conditions = new Set()) => {
  const replace = (input) =>
    input.replaceAll(/__([A-Za-z]\w*?)__/g, (found, key) => values[key] ?? found);
  return replace(replace(choose(text, conditions)));
};

/** @returns the paths @throws Error when the folder exists */
export const makeFiles = (source, folder, values, { conditions, isWanted = () => true } = {}) => {
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const made = [];
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isWanted(entry.name)) continue;
    const from = path.join(entry.parentPath, entry.name);
    made.push(
      makeFile(
        from,
        path.join(folder, fill(path.relative(source, from).replace(/\.tmpl$/, ''), values)),
        values,
        conditions,
      ),
    );
  }
  return made;
};

export const makeFile = (from, to, values, conditions) => {
  if (existsSync(to)) throw new Error(`${to} exists already.`);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, fill(readFileSync(from, 'utf8'), values, conditions));
  return to;
};

/**
 * Adds each line after the last similar one, or before the first line of the list that must follow it.
 * @param edits `{ before, line }`: the line goes before the first line that contains `before`, searched from the end with `isLast`
 * @throws Error when the place is not found
 */
export const register = (file, edits) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const { before, line, isLast = false } of edits) {
    const holds = (candidate) => before.test(candidate);
    const at = isLast ? lines.findLastIndex(holds) : lines.findIndex(holds);
    if (at === -1) throw new Error(`${file}: there is no line like ${String(before)}.`);
    lines.splice(at, 0, line);
  }
  writeFileSync(file, lines.join('\n'));
  return file;
};
