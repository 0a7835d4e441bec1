import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './source-files';
import {
  catalogueTexts,
  codeTexts,
  dashboardSources,
  localeTexts,
  stringsOf,
  type Text,
} from './texts';
import {
  digits,
  digitsIn,
  fragments,
  prescribed,
  avoided,
  sentences,
  severalInUzbek,
  titlesInLine,
} from './wording';

const all = [...localeTexts, ...codeTexts, ...catalogueTexts];
const named = ({ language, place, text }: Text) => `${language} ${place}: ${text}`;
const found = (texts: readonly Text[], isWrong: (text: Text) => boolean) =>
  texts.filter(isWrong).map(named);

describe('words', () => {
  it.each(avoided)('say «$instead», not $pattern, in $language', (entry) => {
    expect(
      found(
        all,
        ({ language, place, text }) =>
          language === entry.language &&
          entry.allowed?.includes(place) !== true &&
          entry.pattern.test(text),
      ),
    ).toEqual([]);
  });
});

describe('numbers and values', () => {
  /** Sample values of placeholders: a word, or a digit where the value always ends in one. */
  const filled = ({ place, text }: Text) =>
    text
      .replaceAll(/(?<=soat )\$\{\}|\{closes\}/g, '14:32')
      .replaceAll(/\{\{([^}]*)\}\}|\{\w+\}|\$\{\}|\$t\([^)]*\)/g, (_, name = '') =>
        digits.test(name) || digitsIn.has(place) ? '5' : '20-noyabr',
      );

  it('an Uzbek ending touches the word before it', () => {
    const uzbek = all.filter(({ language, place }) => language === 'uz' && !place.endsWith('.tsx'));
    expect(
      found(uzbek, (text) =>
        /[\p{L}»][ \u00A0](da|dan|ga|ni|gacha)(?![\p{L}’])/u.test(filled(text)),
      ),
    ).toEqual([]);
  });

  it('a sum, which may end in «у.е.», has no full stop behind it', () => {
    expect(
      found(all, ({ place, text }) =>
        place.startsWith('money:')
          ? false
          : /(\{\{money\}\}|\{(price|monthly)\}|у\.е\.|y\.e\.)\.(?!\.)/.test(text),
      ),
    ).toEqual([]);
  });

  it('a number and its unit stay on one line', () => {
    expect(
      found(
        all,
        ({ text, language }) =>
          // An Uzbek unit may have an ending.
          (language === 'uz' && /[\d}] (MB|km|so‘m)\p{L}/u.test(text)) ||
          /[\d}] (МБ|MB|%|км|km|л|л\.с\.|l|o\.k\.|ч|д|дн\.|шт\.|мин|daq|млн|mln|сум|so‘m|у\.е\.|y\.e\.)(?![\p{L}\d])/u.test(
            text,
          ),
      ),
    ).toEqual([]);
  });

  it('a percent sign stays with its number, where no word shows the language', () => {
    expect(dashboardSources.flatMap(stringsOf).filter((text) => /[\d}] %/.test(text))).toEqual([]);
  });

  it('an Uzbek ending after a digit stays on its line', () => {
    expect(
      found(
        [...localeTexts, ...codeTexts].filter(
          ({ place }) => !place.startsWith('apps/server/demo/'),
        ),
        ({ language, text }) =>
          language === 'uz' && /[\d}] (da|dan|ga|gacha|dagi)(?![\p{L}‘’])/u.test(text),
      ),
    ).toEqual([]);
  });

  it('thousands do not part', () => {
    expect(found(all, ({ text }) => /(?<![\d+(] ?)\d{1,3} \d{3}(?! ?\d\d)/.test(text))).toEqual([]);
  });
});

describe('texts of the dashboard', () => {
  it('have one Uzbek text for a Russian one', () => {
    const uzbek = new Map<string, Set<string>>();
    const byPlace = Map.groupBy(localeTexts, ({ place }) => place);
    for (const texts of byPlace.values()) {
      const [ru, uz] = texts;
      if (texts.length !== 2 || ru === undefined || uz === undefined) continue;
      uzbek.set(ru.text, (uzbek.get(ru.text) ?? new Set()).add(uz.text));
    }
    const several = [...uzbek].filter(([, texts]) => texts.size > 1).map(([text]) => text);
    expect(several.toSorted()).toEqual([...severalInUzbek.keys()].toSorted());
  });

  it('name the button that does nothing by a verb that nothing else has', () => {
    for (const language of ['ru', 'uz'] as const) {
      const texts = localeTexts.filter((text) => text.language === language);
      const cancel = texts.find(({ place }) => place === 'common:cancel')?.text ?? '';
      // «Отмена» and «Отменить» are buttons; «Отменено» is a state.
      const verb = new RegExp(`^${cancel.slice(0, -1)}(а|a|ить|ять)(?!\\p{L})`, 'u');
      const sharing = texts.filter(({ text }) => verb.test(text));
      expect(sharing.map(({ place }) => place)).toEqual(['common:cancel']);
    }
  });

  it('are all shown somewhere', () => {
    const strings = new Set(dashboardSources.flatMap(stringsOf));
    const sources = [
      ...dashboardSources,
      ...projectFiles().filter((path) => /^packages\/api\/src\/.*\.ts$/.test(path)),
    ];
    const names = new Set(sources.flatMap((path) => read(path).match(/[\w-]+/g) ?? []));
    const templates = [...strings]
      .filter((text) => text.includes('${}') && /[a-z]{3}/i.test(text) && !/\s/.test(text))
      .map((text) => text.split('${}').map((part) => part.replaceAll(/[^\w:-]/g, String.raw`\$&`)))
      .map((parts) => new RegExp(`^${parts.join('(.+?)')}$`));
    const isShown = (key: string) =>
      strings.has(key) ||
      templates.some((template) =>
        template
          .exec(key)
          ?.slice(1)
          .every((part) => names.has(part.replace(/^-/, '')) || part.includes('.')),
      );
    const isUnder = (place: string) => {
      const [, prefix = '', end = ''] = /^(.*[.:])([^.:]+)$/.exec(place) ?? [];
      return strings.has(prefix.endsWith(':') ? prefix : prefix.slice(0, -1)) && names.has(end);
    };
    const places = new Set(localeTexts.map(({ place }) => place));
    const unseen = [...places].filter((place) => {
      const key = place.slice(place.indexOf(':') + 1);
      return !place.startsWith('errors:') && ![place, key].some(isShown) && !isUnder(place);
    });
    expect(unseen).toEqual([]);
  });
});

describe('full stops', () => {
  const end = /[.?…:]»?$/;
  const abbreviated = /(?<!\p{L})(y\.e|у\.е|дн|шт|л\.с|o\.k|доп|г|наст|отв|эл)\./giu;
  const plain = (text: string) => text.replaceAll(abbreviated, '');
  const isExempt = ({ language, place }: Text) =>
    fragments.has(place) || (language === 'uz' && prescribed.includes(place));

  it('end the last of several sentences', () => {
    expect(
      found(
        localeTexts,
        (text) =>
          /[.?…]»? (?=[«\d]?[\p{Lu}{$])/u.test(plain(text.text)) &&
          !end.test(text.text) &&
          !isExempt(text),
      ),
    ).toEqual([]);
  });

  it('end errors, hints and explanations that have a verb', () => {
    const ofSentences = localeTexts.filter(
      (text) => sentences.some((pattern) => pattern.test(text.place)) && !isExempt(text),
    );
    expect(found(ofSentences, ({ text }) => !end.test(text))).toEqual([]);
  });

  it('end no fragment, title, label, button or column', () => {
    const labels =
      /(^|[.:])(title|label|cancel|save|submit|add|create|edit)$|[.:](col|tab|status|fields|order|filter|action|noun|keys)\.[^.]+$/;
    expect(
      found(
        localeTexts,
        ({ place, text }) =>
          ((labels.test(place) && !titlesInLine.has(place)) || fragments.has(place)) &&
          /(?<!\.)\.$/.test(plain(text)),
      ),
    ).toEqual([]);
  });

  it('are the same in both languages', () => {
    const stopped = ({ text }: Text) => /[.?…]»?$/.test(plain(text));
    const differing = [...Map.groupBy(localeTexts, ({ place }) => place)]
      .filter(([place]) => !prescribed.includes(place))
      .filter(([, texts]) => texts.some(stopped) && !texts.every(stopped))
      .map(([place]) => place);
    expect(differing).toEqual([]);
  });
});
