import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  API,
  type Checker,
  type Project,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import * as z from 'zod/mini';

const root = path.join(import.meta.dirname, '../..');
const uiFolder = path.join(root, 'packages/ui');

const packageFile = z.object({ exports: z.record(z.string(), z.string()) });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

let api: API | undefined;

export const closeTypes = (): void => {
  api?.close();
  api = undefined;
};

const componentFiles = (): string[] =>
  globSync('src/components/*/*.tsx', { cwd: uiFolder })
    .filter((file) => !/\.(test|stories|docs|sample)\.tsx$/.test(file))
    .map((file) => path.join(uiFolder, file))
    .filter((file) => existsSync(file) && /^[A-Z]/.test(path.basename(file)))
    .toSorted();

function publicModules(): Map<string, string> {
  const { exports } = packageFile.parse(
    JSON.parse(readFileSync(path.join(uiFolder, 'package.json'), 'utf8')),
  );
  const modules = new Map<string, string>();
  for (const [name, target] of Object.entries(exports)) {
    if (/^\.\/(internal|testing)\//.test(name)) continue;
    const [before = '', ...after] = target.split('*');
    const shape = new RegExp(`^${escaped(before)}([^/]+)${after.map(escaped).join('\\1')}$`);
    const files = after.length === 0 ? [target] : globSync(target, { cwd: uiFolder });
    for (const file of files) {
      const [, exportName = ''] = shape.exec(after.length === 0 ? '' : `./${file}`) ?? [];
      if (after.length > 0 && exportName === '') continue;
      modules.set(
        path.join('@karvon/ui', name.replace('*', exportName)),
        path.join(uiFolder, file),
      );
    }
  }
  return new Map([...modules].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

const flag = { optional: 1 << 24, interface: 1 << 6, alias: 1 << 19, reexport: 1 << 21 };
/** Format flags of types: no truncation, and members of unions instead of their name. */
const inFull = 1 | (1 << 23);

const node =
  'string | number | bigint | boolean | Iterable<ReactNode> | Promise<AwaitedReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined';

const written = (checker: Checker, type: Type) =>
  checker.typeToString(type, undefined, inFull).replaceAll(node, 'ReactNode');

const oneLine = (line: string) => line.split('\n')[0]?.trim() ?? '';

/** Describes a prop: `name?: type = default — first line of its comment`. */
function propLine(checker: Checker, prop: TypeSymbol): string {
  const type = checker.getTypeOfSymbol(prop);
  const isOptional = (prop.flags & flag.optional) !== 0;
  const all = type ? written(checker, type) : 'unknown';
  const line = isOptional ? all.replace(/ \| undefined$/, '') : all;
  const tags = checker.getJsDocTagsOfSymbol(prop);
  const byDefault = tags.find(({ name }) => name === 'default');
  const said = oneLine(checker.getDocumentationCommentOfSymbol(prop));
  return (
    `  ${prop.name}${isOptional ? '?' : ''}: ${line}` +
    (byDefault ? ` = ${oneLine(String(byDefault.text))}` : '') +
    (said ? `  // ${said}` : '')
  );
}

function typeLines(checker: Checker, entry: TypeSymbol): string {
  const type = checker.getDeclaredTypeOfSymbol(entry);
  const members = checker.getPropertiesOfType(type);
  const text = written(checker, type);
  // Strings and numbers also have JavaScript's own members.
  if (members.length === 0 || /^["\d(]/.test(text)) return `${entry.name} = ${text}`;
  // For a union of shapes only common members would be listed.
  if (/^\{ .* \} \| \{ /.test(text)) return `${entry.name} = ${text}`;
  const lines = members
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((prop) => propLine(checker, prop));
  return [entry.name, ...lines].join('\n');
}

export function uiProject(): Project {
  const config = path.join(uiFolder, 'tsconfig.json');
  api ??= new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error('packages/ui has no project');
  return project;
}

export function publicTypes({ checker, program }: Project): TypeSymbol[] {
  const found = new Map<string, TypeSymbol>();
  for (const file of componentFiles()) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module`);
    for (const exported of checker.getExportsOfModule(module)) {
      const entry =
        (exported.flags & flag.reexport) === 0 ? exported : checker.getAliasedSymbol(exported);
      if ((entry.flags & (flag.interface | flag.alias)) !== 0) found.set(entry.name, entry);
    }
  }
  return [...found.values()];
}

function valueLine(checker: Checker, entry: TypeSymbol): string {
  const type = checker.getTypeOfSymbol(entry);
  const text = type ? checker.typeToString(type, undefined, 1) : 'unknown';
  return `  ${entry.name}: ${text.replace(/\(\{[^}]*\}: /, '(props: ').replaceAll(node, 'ReactNode')}`;
}

function moduleLines({ checker, program }: Project, file: string, isComponent: boolean): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  return checker
    .getExportsOfModule(module)
    .map((exported) =>
      (exported.flags & flag.reexport) === 0 ? exported : checker.getAliasedSymbol(exported),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap((entry) => {
      const isType = (entry.flags & (flag.interface | flag.alias)) !== 0;
      if (!isType) return [valueLine(checker, entry)];
      return isComponent ? [] : [typeLines(checker, entry).replaceAll(/^/gm, '  ')];
    });
}

export function componentApis(): string {
  const project = uiProject();
  const types = publicTypes(project).map((entry) => typeLines(project.checker, entry));
  const components = new Set(componentFiles());
  const values = [...publicModules()].map(([name, file]) =>
    [name, ...moduleLines(project, file, components.has(file))].join('\n'),
  );
  return `${[...types, ...values].join('\n\n')}\n`;
}
