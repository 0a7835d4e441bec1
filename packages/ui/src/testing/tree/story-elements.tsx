import { render, screen, within } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { UiLanguageProvider } from '../../i18n/UiLanguageProvider';
import { SampleLanguage, samplesIn } from '../sample-texts/SampleTexts';

type Args = Record<string, unknown>;
interface Story {
  args?: Args;
  render?: (args: Args, context: object) => ReactNode;
}
interface StoryFile {
  default: Story & { title: string; component?: ComponentType<Args> };
  Default?: Story;
}

const files = import.meta.glob<StoryFile>(
  [
    '../../components/*/*.stories.tsx',
    '../../../../../apps/dashboard/src/shared/marketplace/*/*.stories.tsx',
  ],
  { eager: true },
);

export const componentsInUzbek = Object.entries(files).map(
  ([file, { default: meta, Default = {} }]) => {
    const args = samplesIn('uz')({ ...meta.args, ...Default.args });
    const renderExample = Default.render ?? meta.render;
    // Rendered as a component, because stories use hooks.
    const Rendered = renderExample ? () => renderExample(args, {}) : undefined;
    const element = Rendered
      ? createElement(Rendered)
      : meta.component && createElement(meta.component, args);
    return { name: /(\w+)\.stories/.exec(file)?.[1] ?? file, element };
  },
);

export function renderStory(element: ReactElement | undefined): void {
  render(
    <UiLanguageProvider language="uz">
      <SampleLanguage language="uz">{element}</SampleLanguage>
    </UiLanguageProvider>,
  );
}

const named =
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton listbox option menu menuitem dialog alertdialog grid table progressbar meter img radiogroup tablist tab navigation'.split(
    ' ',
  );

export const withoutName = (): string[] =>
  named.flatMap((role) => {
    const all = within(document.body).queryAllByRole(role);
    const have = new Set(screen.queryAllByRole(role, { name: /\S/ }));
    return all.filter((one) => !have.has(one)).map(() => role);
  });
