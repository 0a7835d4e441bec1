import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:icons-in-use';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Names that sources and the table of statuses import from lucide-react, with their files. */
function iconsInUse(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const sources = [
    '{packages/ui,apps/dashboard}/src/**/*.{ts,tsx}',
    '.storybook/foundations/statuses.ts',
  ];
  const files = globSync(sources, { cwd: root }).filter(
    (path) => !/\.(test|stories|docs|sample)\.tsx?$/.test(path),
  );
  for (const path of files.toSorted()) {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      const names = list
        .split(',')
        .map((entry) => entry.trim().replace(/ as \w+$/, ''))
        .filter((entry) => /^[A-Z]\w*$/.test(entry));
      for (const icon of names) found.set(icon, [...(found.get(icon) ?? []), path]);
    }
  }
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** A module with only the icons that the product uses, of about fifteen hundred. */
export const iconsInUsePlugin = (): Plugin => ({
  name: 'icons-in-use',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const icons = [...iconsInUse()];
    const names = icons.map(([icon]) => icon);
    const rows = icons.map(
      ([icon, files]) => `{ name: '${icon}', Icon: ${icon}, files: ${JSON.stringify(files)} }`,
    );
    return `import { ${names.join(', ')} } from 'lucide-react';\nexport const iconsInUse = [${rows.join(',\n')}];`;
  },
});
