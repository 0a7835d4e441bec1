import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API, type Project } from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import { infoKey } from './component-info.ts';
import { componentsOf } from './read-props.ts';
import { sourceHash } from './source-hash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsconfigOf = (file: string) =>
  `${root}${file.startsWith(`${root}packages/ui/`) ? 'packages/ui' : 'apps/dashboard'}/tsconfig.json`;
/** Sources of the tables: all types of the components, and the code that reads them. */
const sources = [
  `${root}packages/ui/src`,
  `${root}apps/dashboard/src/shared/marketplace`,
  `${root}.storybook/props`,
];

/** True for the product's component files, not Storybook's or a dependency's. */
const isProduct = (file: string) =>
  /^(packages\/ui|apps\/dashboard)\/src\//.test(file.slice(root.length)) &&
  file.startsWith(root) &&
  /(?<!\.(stories|test|docs|sample))\.tsx$/.test(file);

/** `package.json` of the package, which exports parts that are loaded separately. */
const manifest = readFileSync(`${root}packages/ui/package.json`, 'utf8');

/** True for the main file of a folder, and for files next to it that it or the package exports. */
function isOffered(file: string): boolean {
  const [, folder, name, part] =
    /^(.*\/(?:components|marketplace)\/(\w+)\/)(\w+)\.tsx$/.exec(file) ?? [];
  if (folder === undefined || part === name) return folder !== undefined;
  const exported = new RegExp(`^export \\{.*\\} from '[.]/${part}';`, 'm');
  return (
    exported.test(readFileSync(`${folder}${name}.tsx`, 'utf8')) ||
    manifest.includes(`"./${file.slice(`${root}packages/ui/`.length)}"`)
  );
}

/** Names of exported components, for code samples: a build shortens the functions' names. */
const namesIn = (code: string) =>
  [...code.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name);

/**
 * Adds the documentation from its types to every component. It uses the compiler, because readers of single files
 * miss what a type takes from another file (`extends Omit<…>`).
 */
export function componentPropsPlugin(): Plugin {
  let api: API | undefined;
  const projects = new Map<string, Project>();
  let hash: string | undefined;

  function open(file: string): Project {
    const tsconfig = tsconfigOf(file);
    const known = projects.get(tsconfig);
    if (known) return known;
    api ??= new API({ cwd: root });
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    if (!project) throw new Error(`${tsconfig} has no project`);
    projects.set(tsconfig, project);
    return project;
  }

  return {
    name: 'component-props',
    enforce: 'pre',
    // Vitest caches a transformed file by its own text, and a table changes with every type that it uses.
    configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
      defineCacheKeyGenerator(({ id }) => {
        if (!isProduct(id) || !isOffered(id)) return undefined;
        hash ??= sourceHash(sources);
        return hash;
      });
    },
    watchChange() {
      api?.close();
      api = undefined;
      projects.clear();
      hash = undefined;
    },
    transform(code, id) {
      if (!isProduct(id)) return undefined;
      const statements = isOffered(id)
        ? componentsOf(open(id), id).map(
            (info) => `${info.displayName}.${infoKey} = ${JSON.stringify(info)};`,
          )
        : namesIn(code).map((name) => `${name}.displayName = '${name}';`);
      // Appended, so that line numbers stay the same.
      return statements.length === 0
        ? undefined
        : { code: [code, ...statements].join('\n'), map: null };
    },
    closeBundle() {
      api?.close();
      api = undefined;
      projects.clear();
    },
  };
}
