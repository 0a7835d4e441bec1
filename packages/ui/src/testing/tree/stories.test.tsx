import { render, screen, within } from '@testing-library/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';
import { isRussian } from '../sample-words/in-uzbek';
import { SampleLanguage, samplesIn } from '../sample-words/SampleWords';
import { takeWarnings } from '../warnings';

type Args = Record<string, unknown>;
interface Story {
  args?: Args;
  render?: (args: Args, context: object) => ReactNode;
}
interface StoryFile {
  default: Story & { title: string; component?: ComponentType<Args> };
  Default?: Story;
}

const files = import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true });

/** Every component at rest, as its first story draws it. */
const components = Object.entries(files).map(([file, { default: meta, Default = {} }]) => {
  const args = { ...meta.args, ...Default.args };
  const draw = Default.render ?? meta.render;
  // Drawn as a component: stories hold their state by hooks.
  const Drawn = draw ? () => draw(samplesIn('uz')(args), {}) : undefined;
  const element = Drawn
    ? createElement(Drawn)
    : meta.component && createElement(meta.component, samplesIn('uz')(args));
  return { name: /(\w+)\.stories/.exec(file)?.[1] ?? file, element };
});

/** What has to have a name wherever it stands. */
const named =
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton listbox option menu menuitem dialog alertdialog grid table progressbar meter img radiogroup tablist tab navigation'.split(
    ' ',
  );

beforeAll(() => loadUiStrings('uz'));

it('knows the components by their stories', () => {
  expect(components.length).toBeGreaterThan(100);
});

it.each(components)('$name is to an Uzbek reader what stands in its tree', async ({ element }) => {
  render(
    <UiLanguageProvider language="uz">
      <SampleLanguage language="uz">{element}</SampleLanguage>
    </UiLanguageProvider>,
  );
  const withoutName = named.flatMap((role) => {
    const all = within(document.body).queryAllByRole(role);
    const have = new Set(screen.queryAllByRole(role, { name: /\S/ }));
    return all.filter((one) => !have.has(one)).map(() => role);
  });
  expect(withoutName, 'without a name').toEqual([]);
  const said = [...document.body.querySelectorAll('*')]
    .flatMap((one) => [one.ariaLabel, one.ariaDescription, one.ariaValueText])
    .filter((words) => words !== null && isRussian(words));
  expect(said, 'in Russian').toEqual([]);
  await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot();
  takeWarnings();
});
