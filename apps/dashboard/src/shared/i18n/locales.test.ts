import { createInstance } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedOptions } from './i18n';
import { languages, toLanguage, type Language } from './languages';
import { namespaces } from './namespaces';
import { pluralForms } from './plural';

const root = new URL('../../../public/locales/', import.meta.url);
const suffix = /_(zero|one|two|few|many|other)$/;

function flat(value: unknown, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}.${name}`),
  );
}

const texts = (language: Language, namespace: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, root), 'utf8'))));
const stems = (map: Map<string, string>) =>
  [...new Set([...map.keys()].map((key) => key.replace(suffix, '')))].toSorted();
const placeholders = (text: string) =>
  [
    ...new Set([...text.matchAll(/(?:\{\{\s*|\$t\()([\w.:]+)/g)].map(([, name = '']) => name)),
  ].toSorted();

it('lists every file of texts', () => {
  for (const language of languages) {
    const files = readdirSync(new URL(`${language}/`, root)).map((file) =>
      file.replace('.json', ''),
    );
    expect(files.toSorted()).toEqual([...namespaces].toSorted());
  }
});

describe.each(namespaces)('%s', (namespace) => {
  const [ru, uz] = [texts('ru', namespace), texts('uz', namespace)];

  it('has the same keys in both languages', () => expect(stems(uz)).toEqual(stems(ru)));

  it('has every plural form that its language needs', () => {
    for (const [language, map] of [
      ['ru', ru],
      ['uz', uz],
    ] as const) {
      const plurals = new Set(
        [...map.keys()].filter((key) => suffix.test(key)).map((key) => key.replace(suffix, '')),
      );
      for (const stem of plurals) {
        const forms = [...map.keys()]
          .filter((key) => key.replace(suffix, '') === stem && suffix.test(key))
          .map((key) => key.slice(stem.length + 1));
        expect(forms.toSorted(), `${language} ${stem}`).toEqual(
          [...pluralForms[language]].toSorted(),
        );
      }
    }
  });

  it('has the same placeholders in both languages', () => {
    for (const stem of stems(ru)) {
      const of = (map: Map<string, string>) =>
        placeholders(
          [...map]
            .filter(([key]) => key.replace(suffix, '') === stem)
            .map(([, text]) => text)
            .join(' '),
        );
      expect(of(uz), stem).toEqual(of(ru));
    }
  });

  it('has no singular pronoun in the plural form that also applies to 21 and 81', () => {
    const single = /(?<!\p{L})(?:её|его|ему|ей|неё|него|он|она)(?!\p{L})/u;
    expect([...ru].filter(([key, text]) => key.endsWith('_one') && single.test(text))).toEqual([]);
  });

  it('has no empty text, no exclamation mark, and the right apostrophes', () => {
    for (const [key, text] of [...ru, ...uz]) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toContain('!');
    }
    for (const [key, text] of uz) expect(text, key).not.toMatch(/['`ʻʼ]|[oOgG]’/);
  });
});

it('has the name of the product in one text, which others reference', () => {
  const product = texts('ru', 'common').get('product') ?? '';
  const spelled = languages.flatMap((language) =>
    namespaces.flatMap((namespace) =>
      [...texts(language, namespace)]
        .filter(([, text]) => text.toLowerCase().includes(product.toLowerCase()))
        .map(([key]) => `${language} ${namespace}:${key}`),
    ),
  );
  expect(spelled).toEqual(languages.map((language) => `${language} common:product`));
});

const keysOf = (pattern: RegExp) =>
  languages.flatMap((language) =>
    namespaces.flatMap((namespace) =>
      [...texts(language, namespace)]
        .filter(([, text]) => pattern.test(text))
        .map(([key]) => `${language} ${namespace}:${key}`),
    ),
  );

it('names the Central Bank beside a rate only where the rate is its own', () => {
  expect(keysOf(/ЦБ|Центральн\p{L} банк|Markaziy bank/u)).toEqual(
    languages.map((language) => `${language} autos:context.rate`),
  );
});

it('says in Uzbek how long to wait: «14:59 dan keyin» would be a time of day', () => {
  const waits = [texts('uz', 'errors').get('retryIn'), texts('uz', 'auth').get('code.resendIn')];
  for (const wait of waits) {
    expect(wait).toContain('{{time}}');
    expect(wait).not.toMatch(/\{\{time\}\}\s*dan/);
  }
});

it('calls the trim of a car by another word than its options', () => {
  for (const language of languages) {
    const [page, form] = [texts(language, 'autos'), texts(language, 'auto-form')];
    const options = [page.get('detail.options'), form.get('sections.options')];
    for (const trim of [page.get('detail.field.position'), form.get('fields.position')]) {
      expect(trim).toBeTruthy();
      expect(options).not.toContain(trim);
    }
  }
});

it.each(languages)('inserts texts of another file into a text of %s', async (language) => {
  const i18n = createInstance({
    ...sharedOptions,
    lng: language,
    resources: {
      [language]: {
        common: { product: 'Name' },
        autos: Object.fromEntries(texts(language, 'autos')),
      },
    },
    keySeparator: false,
  });
  await i18n.init();
  expect(i18n.t('autos:status.sold_on_karvon')).toMatch(/Name/);
});

it.each([null, '', 'en', 'RU', 'uz-UZ', '[object Object]', 'null', '{"a":1}'])(
  'takes the language %j as ru',
  (value) => {
    expect(toLanguage(value)).toBe('ru');
  },
);
