import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { packageImports } from '../scripts/package-imports.mjs';
import { componentsIndexPlugin } from './components-index.ts';
import { iconsInUsePlugin } from './icons-in-use.ts';
import { componentPropsPlugin } from './props/props-plugin.ts';
import { storyWorkerPlugin } from './story-worker.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  stories: [
    './{start,foundations,patterns,content}/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/dashboard/src/**/*.stories.tsx',
  ],
  addons: [
    // Tests of stories show no code, whose extraction parses each file once more.
    {
      name: '@storybook/addon-docs',
      options: process.env['VITEST'] ? { csfPluginOptions: null } : {},
    },
    // Not in tests: the addon writes HTML, which their page policy forbids. `a11y/axe-runs` checks there.
    ...(process.env['VITEST'] === undefined ? ['@storybook/addon-a11y'] : []),
    '@storybook/addon-vitest',
  ],
  // The fonts of the preview come with its styles.
  managerHead: (head) =>
    `${head}<style>@font-face{font-family:"Onest Variable";src:url(onest.woff2) format("woff2");font-weight:100 900}</style>`,
  // Browsers request an icon for a story that is opened by itself.
  previewHead: (head) => `${head}<link rel="icon" type="image/svg+xml" href="favicon.svg" />`,
  // The product's logo and the placeholder of a portrait, which the screens show. Stories mock the requests for texts.
  staticDirs: [
    ...['favicon.svg', 'avatar.svg'].map((file) => ({
      from: `../apps/dashboard/public/${file}`,
      to: `/${file}`,
    })),
    {
      from: fileURLToPath(
        import.meta.resolve('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
      ),
      to: '/onest.woff2',
    },
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // The search of the sidebar also finds a page by its keywords (manager.ts).
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `props/` reads props: readers of single files miss what a type takes from another file.
  typescript: { check: false, reactDocgen: false },
  async viteFinal(base) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    return {
      ...base,
      plugins: [
        ...(base.plugins ?? []),
        componentsIndexPlugin(),
        iconsInUsePlugin(),
        // Tests of stories show no tables.
        ...(process.env['VITEST'] ? [] : [componentPropsPlugin()]),
        vanillaExtractPlugin(),
        react({ compiler: true }),
        msw({ mode: 'worker-only' }),
        storyWorkerPlugin(),
      ],
      build: {
        ...base.build,
        // A chunk for each set of stories that share a module would be three hundred files per screen.
        rolldownOptions: {
          ...base.build?.rolldownOptions,
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, minShareCount: 3 },
                { name: 'kit', test: /packages\/ui\/src\//, minShareCount: 3 },
                {
                  name: 'screens',
                  test: /(packages\/api|apps\/dashboard)\/src\//,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
      define: { ...base.define, __LOCALES_VERSION__: '"stories"' },
      optimizeDeps: {
        ...base.optimizeDeps,
        include: [
          ...(base.optimizeDeps?.include ?? []),
          ...packageImports(
            folder('../packages/ui/src'),
            folder('../packages/api/src'),
            folder('../apps/dashboard/src'),
          ),
          'axe-core',
          'react/compiler-runtime',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        ],
      },
    };
  },
};

export default config;
