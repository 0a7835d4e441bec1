import { parseSync, Visitor } from 'vite';
import { projectFiles, read } from './source-files';

export interface Text {
  language: 'ru' | 'uz';
  /** `leads:empty.title` without its plural form, or the path of a file. */
  place: string;
  text: string;
}

const locales = 'apps/dashboard/public/locales';
const plural = /_(one|few|many|other)$/;

function flat(value: unknown, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}.${name}`),
  );
}

const parsed = (path: string): unknown => JSON.parse(read(path));

const textsOf = (language: 'ru' | 'uz', files: readonly string[]): Text[] =>
  files
    .filter((path) => path.startsWith(`${locales}/${language}/`))
    .flatMap((path) => {
      const namespace = path.slice(`${locales}/${language}/`.length, -'.json'.length);
      return flat(parsed(path)).map(([key, text]) => ({
        language,
        place: `${namespace}:${key.replace(plural, '')}`,
        text,
      }));
    });

export function stringsOf(path: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      found.push(quasis.map(({ value }) => value.cooked ?? '').join('${}'));
    },
    JSXText: ({ value }) => {
      found.push(value);
    },
  }).visit(parseSync(path, read(path)).program);
  return found;
}

/** Guesses the language of a string by its letters. Strings of neither language are no texts. */
const languageOf = (text: string): 'ru' | 'uz' | undefined =>
  /[а-яё]/i.test(text) ? 'ru' : /[oO]‘|[gG]‘|\p{L}’|\p{L} \p{L}/u.test(text) ? 'uz' : undefined;

const isTest = (path: string) =>
  /\.(test|stories|docs|fixture|sample)\.tsx?$|test-labels\.ts$|\/testing\/|\/platform\/|\/(hostile-files|leaked-passwords)\.ts$/.test(
    path,
  );

const files = projectFiles();

export const localeTexts: readonly Text[] = [...textsOf('ru', files), ...textsOf('uz', files)];

export const dashboardSources = files.filter(
  (path) => /^apps\/dashboard\/(src|build)\/.*\.tsx?$/.test(path) && !isTest(path),
);

/** Texts in code: notifications, SMS, files, the demo, messages to buyers, and names in the design system. */
export const codeTexts: readonly Text[] = [
  ...files.filter((path) => /^apps\/server\/(src|demo)\/.*\.ts$/.test(path)),
  ...dashboardSources,
  'packages/ui/src/i18n/uz.ts',
]
  .filter((path) => !isTest(path))
  .flatMap((path) => stringsOf(path).map((text) => ({ path, text })))
  .concat(
    files
      .filter((path) => /^apps\/server\/demo\/.*\.json$/.test(path))
      .flatMap((path) => flat(parsed(path)).map(([, text]) => ({ path, text }))),
  )
  .flatMap(({ path, text }) => {
    const language = languageOf(text);
    return language === undefined ? [] : [{ language, place: path, text } as const];
  });

export const catalogueTexts: readonly Text[] = ['options.json', 'regions.json'].flatMap((name) => {
  const path = `apps/server/src/modules/catalogue/data/${name}`;
  return flat(parsed(path)).flatMap(([key, text]) => {
    const language = /\.translations\.(ru|uz)\./.exec(key)?.[1];
    return language === 'ru' || language === 'uz'
      ? [{ language, place: `${path}:${key}`, text } as const]
      : [];
  });
});
