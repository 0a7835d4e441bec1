// axe in the corner that lies opposite of the addon's: a story in Russian and light is checked once more in Uzbek and dark. It is rendered
// once; what changes is the attribute of the theme, and the language: of react-aria, and of the story's own samples. Plays are over by then.
//
// Two corners and not four, since names do not depend on the theme, nor colours on the language: each language gets every rule once,
// each theme its contrast, in half the time. `npm run test:modes` holds the other two against axe as well. Of a component's stories only
// those are checked twice that show an element which none before them had; screens always.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { loadUiStrings } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { setLanguage, type Modes } from '../globals';

// As the addon does: a story is a part of a page, and has no landmarks of its own.
const options: RunOptions = {
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
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

/** Colours of the theme at once: half-way through a transition they would be neither theme's. */
function withoutTransitions(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(sheet);
  return () => sheet.remove();
}

/** What a story sets for the addon counts here too. */
const isChecked = (parameters: Record<string, unknown>): boolean => {
  const settings = parameters['a11y'];
  if (typeof settings !== 'object' || settings === null) return true;
  const { disable, test } = { disable: false, test: 'error', ...settings };
  return !disable && test === 'error';
};

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** States of an element that is checked already: no other name, and no other role. */
const isStateOnly = /^(Hovered|Pressed|Focus|LongText|Keyboard)/;

const checked = new Map<string, Set<string>>();

/** What axe could judge otherwise: the kind of each element, its role and its styles. */
const elementKinds = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const own = ['role', 'class', 'data-tone', 'data-invalid', 'data-selected', 'data-disabled'];
    return [element.tagName, ...own.map((name) => element.getAttribute(name))].join(' ');
  });

/** Whether a story shows something that no story of its component has shown yet. Remembers it. */
function isNew({ title, name }: { title: string; name: string }): boolean {
  if (!title.startsWith('Components/')) return true;
  if (isStateOnly.test(name.replaceAll(' ', ''))) return false;
  const known = checked.get(title) ?? new Set();
  const size = known.size;
  for (const kind of elementKinds()) known.add(kind);
  checked.set(title, known);
  return known.size > size;
}

/** Fails where axe finds something in the other language and theme. */
export async function checkOtherModes(
  own: Modes,
  story: { title: string; name: string; parameters: Record<string, unknown> },
): Promise<void> {
  if (!isChecked(story.parameters) || !isNew(story)) return;
  const { documentElement: html } = document;
  const theme = own.theme === 'dark' ? 'light' : 'dark';
  const language = own.language === 'uz' ? 'ru' : 'uz';
  let found: string[] = [];
  const end = withoutTransitions();
  try {
    await loadUiStrings(language);
    html.dataset['theme'] = theme;
    html.lang = language;
    setLanguage(language);
    await painted();
    found = summary(`${language}, ${theme}`, await axe.run(place, options));
  } finally {
    html.dataset['theme'] = own.theme;
    html.lang = own.language;
    setLanguage(undefined);
    end();
  }
  if (found.length > 0) throw new Error(`In the other language and theme\n${found.join('\n')}`);
}
