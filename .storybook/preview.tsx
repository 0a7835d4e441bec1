import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components';
import '../packages/ui/src/theme/index';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'uz', title: 'O‘zbekcha' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'ru' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      const language = globals.language === 'uz' ? 'uz' : 'ru';
      document.documentElement.dataset.theme = theme;
      document.documentElement.lang = language;
      return (
        <I18nProvider locale={language === 'uz' ? 'uz-Latn-UZ' : 'ru-RU'}>
          <Story />
        </I18nProvider>
      );
    },
  ],
};

export default preview;
