import { readFileSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { sharedFiles } from './shared-files.ts';

const cache = fileURLToPath(new URL('../node_modules/.first-screens.json', import.meta.url));

/** What the screens that a dealer meets first are made of. */
const roots = {
  entry: ['src/main.tsx', 'index.html'],
  signIn: ['src/features/auth/first-pages.ts'],
  shell: ['src/app/layouts/SignedInLayout.tsx'],
  cars: ['src/features/autos/list/auto-list.tsx'],
  /** Sidebar, top bar and the filters of a list. */
  desktop: ['src/app/layouts/DesktopShell.tsx', 'src/shared/resource/list/DesktopFilters.tsx'],
  workPanel: ['src/features/work-panel/work-panel-page.tsx'],
  panelParts: ['src/features/work-panel/PanelParts.tsx'],
  chat: ['src/features/chat/ChatPage.tsx', 'src/features/chat/chat-loader.ts'],
  /** Loads once the page can be used. */
  toast: ['packages/ui/src/components/Toast/Toast.tsx'],
  /** What is below the rows of a list. */
  listEnd: ['src/shared/resource/list/ListEnd.tsx'],
} as const;

/** Pages besides the list of cars whose files app.html names (`prerender.mjs`). */
const hinted = [
  ...roots.workPanel,
  ...roots.panelParts,
  ...roots.chat,
  'src/features/chat/Conversation.tsx',
  'src/features/statistics/statistics-page.tsx',
];

type Screen = keyof typeof roots;
type Modules = Record<Screen, string[]>;

/** What the first pass of a build found. */
interface Found {
  screens: Modules;
  /** The file of each module that other pages share. */
  shared: Record<string, string>;
}

/** Modules that a screen loads at once, as a build without these groups put them into chunks. */
const modulesOf = (
  chunks: readonly Rolldown.OutputChunk[],
  wanted: readonly string[],
): string[] => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const modules = new Set<string>();
  const walk = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const file of chunk.imports) walk(byFile.get(file));
  };
  const roots = chunks.filter((chunk) =>
    wanted.some((name) => chunk.facadeModuleId?.split('?')[0]?.endsWith(`/${name}`)),
  );
  if (roots.length === 0) throw new Error(`No chunk for ${wanted.join(', ')}`);
  roots.forEach(walk);
  return [...modules];
};

/** Writes down the modules of the first screens, and the files of what other pages share; for the build that follows. */
export const writeFirstScreens = (chunks: readonly Rolldown.OutputChunk[]): void => {
  const found: Modules = {
    entry: modulesOf(chunks, roots.entry),
    signIn: modulesOf(chunks, roots.signIn),
    shell: modulesOf(chunks, roots.shell),
    cars: modulesOf(chunks, roots.cars),
    desktop: modulesOf(chunks, roots.desktop),
    workPanel: modulesOf(chunks, roots.workPanel),
    panelParts: modulesOf(chunks, roots.panelParts),
    chat: modulesOf(chunks, roots.chat),
    toast: modulesOf(chunks, roots.toast),
    listEnd: modulesOf(chunks, roots.listEnd),
  };
  const groups = [react, ...groupsOf(found)];
  const shared = sharedFiles(chunks, {
    groupOf: (id) => {
      const name = groups.find(({ test }) => test(id))?.name;
      return name !== undefined && ['react', 'core', 'shell'].includes(name) ? 'always' : name;
    },
    isFirstScreen: (facade) => hinted.some((name) => facade.endsWith(`/${name}`)),
  });
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ screens: found, shared: Object.fromEntries(shared) }));
};

/** Forgets them, so that the first pass is not guided by an old build. */
export const forgetFirstScreens = (): void => rmSync(cache, { force: true });

const readFound = (): Found | undefined => {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * A style sheet that is written in TypeScript has a twin that is pure CSS: both belong to the same file. Any other question mark makes another
 * module: the first screen's copy of the schemas (`schema-copies.ts`) must not bring the contract's.
 */
const source = (id: string) => id.replace(/\.vanilla\.css(\?.*)?$/, '');

const holds = (ids: readonly string[]) => {
  const known = new Set(ids.map(source));
  return (id: string) => known.has(source(id));
};

/** Theme, reset and layers name nothing that a module could import, so no chunk lists them; every page needs them. */
const isGlobalStyle = (id: string) =>
  /packages[\\/]ui[\\/]src[\\/]theme[\\/](theme|reset|layers)\.css\.ts$|[\\/](boot|shell-skeleton|list-skeleton)\.css$/.test(
    source(id),
  );

const react = {
  name: 'react',
  // What every page needs changes only when a library does: a deployment leaves it in the browser's cache.
  test: (id: string) =>
    /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/.test(id),
  priority: 50,
};

const isStyle = (id: string) => source(id).endsWith('.css.ts');

/**
 * Groups for the bundler. Left to itself it makes a file of every module that two pages share: a hundred and twenty requests
 * for the list of cars. What the first screens load at once becomes a few files: what signing in needs as well (`core`), what the work panel
 * or the chat need as well (`shell`), and what each needs alone. So does what the shell has on wide screens.
 */
const groupsOf = (modules: Modules) => {
  const entry = holds(modules.entry);
  const signIn = holds(modules.signIn);
  const shell = holds(modules.shell);
  const cars = holds(modules.cars);
  const desktop = holds(modules.desktop);
  const workPanel = holds(modules.workPanel);
  const chat = holds(modules.chat);
  const panelParts = holds(modules.panelParts);
  const isOfDay = (id: string) => workPanel(id) || chat(id) || panelParts(id);
  const toast = holds(modules.toast);
  const listEnd = holds(modules.listEnd);
  /** Pages stay chunks of their own: the build's manifest finds their files by them. */
  const isPage = (id: string) =>
    Object.values(roots).some((names) =>
      names.some((name) => id.split('?')[0]?.endsWith(`/${name}`)),
    );
  const group = (name: string, priority: number, test: (id: string) => boolean) => ({
    name,
    priority,
    test: (id: string) => test(id) && !isPage(id),
    includeDependenciesRecursively: false,
  });
  return [
    // What two screens share would else make one of them wait for the whole of the other.
    group(
      'core',
      40,
      (id) =>
        entry(id) ||
        isGlobalStyle(id) ||
        (signIn(id) && (shell(id) || cars(id) || desktop(id) || isOfDay(id))),
    ),
    group(
      'shell',
      30,
      (id) =>
        shell(id) ||
        ((cars(id) || desktop(id) || toast(id)) && isOfDay(id)) ||
        (workPanel(id) && chat(id)) ||
        // A style sheet of their own would be one more file.
        (cars(id) && isStyle(id)),
    ),
    group('sign-in', 20, signIn),
    group('cars', 20, cars),
    group('desktop', 18, desktop),
    // Else it would bring the whole files that its parts share with other pages.
    group('list-end', 17, listEnd),
    // The chat's socket is beside each page: it must not bring the schemas of the other services. Nor must a copy (`schema-copies.ts`).
    group('chat-responses', 16, (id) =>
      /packages[\\/]api[\\/]src[\\/]generated[\\/]chat[\\/]zod[\\/][^?]*$/.test(id),
    ),
    group('responses', 15, (id) =>
      /packages[\\/]api[\\/]src[\\/]generated[\\/]\w+[\\/]zod[\\/][^?]*$/.test(id),
    ),
    // Asked for once the page can be used: a message must come when the server does not respond, or has a new version and no longer this file.
    // What it has in common with pages comes with it: else it would bring the whole file that they share.
    group('toast', 14, (id) => toast(id) || /react-aria-components[\\/].*[\\/]Toast\./.test(id)),
  ];
};

/** All groups: those of the first screens, and one for what other pages share (`shared-files.ts`). */
export const fileGroups = () => {
  const found = readFound();
  if (found === undefined) return [react];
  const shared = new Map(Object.entries(found.shared));
  return [
    react,
    ...groupsOf(found.screens),
    {
      debugName: 'shared',
      name: (id: string) => shared.get(id) ?? shared.get(source(id)) ?? null,
      priority: 10,
      includeDependenciesRecursively: false,
    },
  ];
};

/** Whether a file that pages have besides holds every schema of the contract, beside or in the place of a copy that has theirs alone. */
export const holdsAllSchemas = (chunks: readonly Rolldown.OutputChunk[]): boolean =>
  chunks.some(
    ({ name, moduleIds }) =>
      !['responses', 'chat-responses'].includes(name) &&
      moduleIds.some((id) => id.endsWith('.schemas.zod.ts')),
  );
