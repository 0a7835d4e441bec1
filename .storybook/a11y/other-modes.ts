// axe in the three combinations of language and theme that the addon does not run. A story is rendered once; what changes between
// the runs is the attribute of the theme, and the language that react-aria speaks.
//
// In the language: every rule, for names and descriptions are other words. In the theme: the rules on colour, for the document is
// the same to the letter and only colours are not.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { loadUiStrings } from '../../packages/ui/src/i18n/UiLanguageProvider';
import { hearIn, type Modes } from '../globals';

// As the addon does: a story is a part of a page, and has no landmarks of its own.
const rules = { region: { enabled: false } };
const everything: RunOptions = { rules };
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const place = {
  include: [document.body],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
};

const words = (mode: string, { violations }: AxeResults) =>
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

/** Fails where axe finds something in a language or a theme other than the story's own. */
export async function checkOtherModes(
  own: Modes,
  parameters: Record<string, unknown>,
): Promise<void> {
  if (!isChecked(parameters)) return;
  const { documentElement: html } = document;
  const otherTheme = own.theme === 'dark' ? 'light' : 'dark';
  const otherLanguage = own.language === 'uz' ? 'ru' : 'uz';
  const found: string[] = [];
  const end = withoutTransitions();
  try {
    html.dataset['theme'] = otherTheme;
    found.push(...words(`${own.language}, ${otherTheme}`, await axe.run(place, colours)));
    await loadUiStrings(otherLanguage);
    html.lang = otherLanguage;
    hearIn(otherLanguage);
    await painted();
    found.push(...words(`${otherLanguage}, ${otherTheme}`, await axe.run(place, colours)));
    html.dataset['theme'] = own.theme;
    found.push(...words(`${otherLanguage}, ${own.theme}`, await axe.run(place, everything)));
  } finally {
    html.dataset['theme'] = own.theme;
    html.lang = own.language;
    hearIn(undefined);
    end();
  }
  if (found.length > 0) throw new Error(`axe finds\n${found.join('\n')}`);
}
