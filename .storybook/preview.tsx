import type { Preview } from '@storybook/react-vite';
import { configure, getConfig, prettyDOM } from 'storybook/test';
import { loadUiStrings } from '../packages/ui/src/i18n/UiLanguageProvider';
import { elementErrorOf } from '../packages/ui/src/testing/element-error';
import { enforcePagePolicy, takeViolations } from '../packages/ui/src/testing/page-policy';
import '../packages/ui/src/theme/index';
import { dress, followToolbars, isUzbek, readModes, setLanguage } from './globals';
import { Followed } from './modes/followed-controls';
import { keepFocusOfStoryWindow } from './modes/kept-focus';
import { freeGutterOfStoryWindow } from './modes/no-gutter';
import { Spoken } from './modes/Spoken';
import { giveOwnWindow } from './modes/opened-directly';
import { isPlayed, playInRussian } from './modes/played-in-russian';
import { failOnThrown, ThrownError } from './modes/ThrownError';
import { announceShown } from './modes/story-shown';
import { chromaticModes, toolbars, viewports } from './modes/toolbars';
import { Container } from './page/Container';
import { contents } from './page/contents';
import { DocsPage } from './page/DocsPage';
import { editableArgTypes, extractArgTypes } from './props/arg-types';

// One second is too short on a busy machine: a closing sheet may take two.
configure({
  asyncUtilTimeout: 40_000,
  getElementError: elementErrorOf({ getConfig, prettyDOM }),
});
// The worker that responds instead of the services.
if (import.meta.env.MODE === 'test')
  enforcePagePolicy([`${import.meta.env.BASE_URL}story-service-worker.js`]);
followToolbars();
keepFocusOfStoryWindow();
announceShown();
freeGutterOfStoryWindow();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [editableArgTypes],
  globalTypes: toolbars,
  initialGlobals: { theme: 'light', language: 'ru', pointer: 'fine', motion: 'system' },
  parameters: {
    // In tests `a11y/axe-runs` replaces the addon, on fewer stories.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      container: Container,
      extractArgTypes,
      // Headings of the page, not of its samples.
      toc: { headingSelector: `h2[${contents}], .sbdocs-content > h2` },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'What’s new', 'Design tokens', 'Figma library', 'Contributing'],
          'Foundations',
          [
            'Principles',
            'Colour',
            'Type',
            'Space',
            'Shape and layers',
            'Motion',
            'Icons',
            'Statuses',
            'Accessibility',
          ],
          'Patterns',
          'Content',
          ['Voice', 'Error messages', 'Numbers, dates and phones', 'Glossary'],
          'Components',
          [
            'All components',
            'Actions',
            'Fields',
            'Choices',
            'Navigation',
            'Overlays',
            'Feedback',
            'Data',
            'Media',
            'Conversation',
            'Typography',
            'Layout',
            'Shell',
          ],
          'Product parts',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
  },
  // Texts of a language are loaded before the first render: otherwise a screen reader would announce Russian first.
  loaders: [
    ({ globals, name }) => loadUiStrings(isUzbek(name) ? 'uz' : readModes(globals).language),
  ],
  beforeEach: playInRussian,
  async afterEach({ title, tags, globals, viewMode }) {
    setLanguage(undefined);
    if (import.meta.env.MODE === 'test') {
      failOnThrown();
      const [violation] = takeViolations();
      if (violation !== undefined) throw new Error(`Content security policy: ${violation}`);
    }
    // A keyboard story ends in a state that another story shows, where axe checks it.
    if (import.meta.env.MODE !== 'test' || viewMode === 'docs' || tags.includes('keyboard')) return;
    const { checkWithAxe } = await import('./a11y/axe-runs');
    await checkWithAxe(readModes(globals), title);
  },
  decorators: [
    (Story, { args, globals, viewMode, ...context }) => {
      const modes = readModes(globals);
      if (viewMode !== 'docs') {
        // A page follows the toolbars, and a story on it may have another theme.
        dress(modes);
        giveOwnWindow(globals);
      }
      // A documentation page is in English, except its samples.
      const language = isUzbek(context.name) ? 'uz' : modes.language;
      document.documentElement.lang = viewMode === 'docs' ? 'en' : language;
      return (
        <Spoken
          Story={Story}
          args={args}
          language={language}
          isPlayed={viewMode !== 'docs' && isPlayed(context)}
        />
      );
    },
    (Story, { args, argTypes }) => <Followed Story={Story} args={args} argTypes={argTypes} />,
    // The outermost decorator.
    (Story) =>
      import.meta.env.MODE === 'test' ? (
        <ThrownError>
          <Story />
        </ThrownError>
      ) : (
        <Story />
      ),
  ],
};

export default preview;
