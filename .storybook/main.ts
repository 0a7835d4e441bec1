import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { iconsInUsePlugin } from './icons-in-use';
import { bareImports } from '../scripts/bare-imports.mjs';

const config: StorybookConfig = {
  stories: [
    './foundations/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/dashboard/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  async viteFinal(base) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    return {
      ...base,
      plugins: [
        ...(base.plugins ?? []),
        iconsInUsePlugin(),
        vanillaExtractPlugin(),
        react({ compiler: true }),
      ],
      optimizeDeps: {
        ...base.optimizeDeps,
        include: [
          ...(base.optimizeDeps?.include ?? []),
          ...bareImports(fileURLToPath(new URL('../packages/ui/src', import.meta.url))),
          'react/compiler-runtime',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        ],
      },
    };
  },
};

export default config;
