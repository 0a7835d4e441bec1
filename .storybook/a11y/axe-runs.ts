// axe in tests, in two corners: Russian and light, Uzbek and dark. A story is rendered once; what changes is the attribute of the theme, and
// the language: of react-aria, and of the story's own samples. Plays are over by then.
//
// Two corners and not four, since names do not depend on the theme, nor colours on the language: the first corner gets every rule, the second
// those of names, colours and what fits. axe was half of what a story cost, most of it on screens, so it runs where there is something that
// it has not judged yet. `npm run test:modes` runs it on every story: in Russian and light, Russian and dark, Uzbek and light.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { loadUiStrings } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { setLanguage, type Modes } from '../globals';
import { findNewKinds } from './element-kinds';

// As in the addon: a story is part of a page, without landmarks.
const options: RunOptions = {
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
};

// Violations name elements by selector.
axe.configure({ noHtml: true });

/** Rules whose result depends on language or theme: names, colours, overflow. */
const isOfCorner = /name|label|alt$|contrast|link-in-text|lang|empty|title|scrollable/;

/** The structure is the same in the second corner, and was checked in the first. */
const optionsOfOther: RunOptions = {
  ...options,
  rules: {
    ...options.rules,
    ...Object.fromEntries(
      axe
        .getRules()
        .filter(({ ruleId }) => !isOfCorner.test(ruleId))
        .map(({ ruleId }) => [ruleId, { enabled: false }]),
    ),
  },
};

const place = {
  include: [document.body],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
};

const summary = (mode: string, { violations }: AxeResults) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${mode}: ${id} (${help})`, `  ${target.join(' ')}`, `  ${failureSummary ?? ''}`].join('\n'),
    ),
  );

const findings = async (language: string, theme: string, how = options) =>
  summary(`${language}, ${theme}`, await axe.run(place, how));

/** Applies the theme's colours at once: during a transition they would belong to neither theme. */
function withoutTransitions(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(sheet);
  return () => sheet.remove();
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Violations that axe finds in the other language and theme. */
async function findingsInOther(own: Modes): Promise<string[]> {
  const { documentElement: html } = document;
  const theme = own.theme === 'dark' ? 'light' : 'dark';
  const language = own.language === 'uz' ? 'ru' : 'uz';
  const end = withoutTransitions();
  try {
    await loadUiStrings(language);
    html.dataset['theme'] = theme;
    html.lang = language;
    setLanguage(language);
    await painted();
    return await findings(language, theme, optionsOfOther);
  } finally {
    html.dataset['theme'] = own.theme;
    html.lang = own.language;
    setLanguage(undefined);
    end();
  }
}

const begun = new Set<string>();

/**
 * Fails if axe finds a violation in a story with an unseen kind of element. The first story of each component and
 * screen is checked in both corners; others only for new structures. Components share one list of kinds, and so do
 * screens.
 */
export async function checkWithAxe(own: Modes, title: string): Promise<void> {
  const isComponent = /^(Components|Product parts)\//.test(title);
  const isFirst = !begun.has(title);
  begun.add(title);
  const { hasKind, hasStructure } = findNewKinds(isComponent ? 'components' : 'screens');
  if (!hasKind && !isFirst) return;
  const found = [
    ...(await findings(own.language, own.theme)),
    ...(isFirst || (isComponent && hasStructure) ? await findingsInOther(own) : []),
  ];
  if (found.length > 0) throw new Error(`axe finds\n${found.join('\n')}`);
}
