import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'code'>;

export interface Page {
  parts: readonly string[];
  /** Maximum KiB of script before compression that the page loads initially. Lower it when the page shrinks. */
  atMost: number;
}

const shell = ['index.html', 'src/app/layouts/SignedInLayout.tsx'];
const signedIn = (feature: string, files: readonly string[], atMost: number): Page => ({
  parts: [...shell, ...files.map((file) => `src/features/${feature}/${file}`)],
  atMost,
});

/** Initial sizes of pages on a phone: the last reviewed build, plus one percent. */
export const pages: Readonly<Record<string, Page>> = {
  'sign-in': { parts: ['index.html', 'src/features/auth/first-pages.ts'], atMost: 537 },
  'list of cars': signedIn('autos', ['list/AutosPage.tsx'], 740),
  car: signedIn('autos', ['list/AutosPage.tsx', 'view/AutoPage.tsx'], 941),
  'form of a car': signedIn('autos', ['list/AutosPage.tsx', 'form/AutoFormPage.tsx'], 1347),
  'work panel': signedIn('work-panel', ['WorkPanelPage.tsx'], 955),
  chat: signedIn('chat', ['ChatPage.tsx', 'chat-loader.ts'], 1040),
  conversation: signedIn('chat', ['ChatPage.tsx', 'chat-loader.ts', 'Conversation.tsx'], 1144),
  statistics: signedIn('statistics', ['StatisticsPage.tsx', 'queries.ts'], 1150),
  showrooms: signedIn('avtosalons', ['AvtosalonsPage.tsx', 'queries.ts'], 901),
  leads: signedIn('leads', ['LeadsPage.tsx', 'queries.ts'], 937),
  employees: signedIn('employees', ['EmployeesPage.tsx', 'queries.ts'], 902),
  profile: signedIn('profile', ['ProfilePage.tsx', 'queries.ts'], 1069),
};

export const tooLarge = (
  chunks: readonly Chunk[],
  of: Readonly<Record<string, Page>> = pages,
): string[] => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return Object.entries(of).flatMap(([name, { parts, atMost }]) => {
    const seen = new Set<Chunk>();
    const walk = (chunk: Chunk | undefined) => {
      if (chunk === undefined || seen.has(chunk)) return;
      seen.add(chunk);
      for (const file of chunk.imports) walk(byFile.get(file));
    };
    for (const part of parts) {
      const chunk = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.split('?')[0]?.endsWith(`/${part}`),
      );
      if (chunk === undefined) throw new Error(`No chunk for ${part}`);
      walk(chunk);
    }
    const size = [...seen].reduce((sum, { code }) => sum + code.length, 0) / 1024;
    return size <= atMost
      ? []
      : [`${name}: ${size.toFixed(0)} KiB of script, of ${String(atMost)} (build/page-sizes.ts)`];
  });
};
