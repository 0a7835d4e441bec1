// Everything: installs what is missing, then the quick suites, the components and stories in Chromium, and the product for real.
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { quickSuites } from './quick-suites.mjs';
import { check, playwright, runSuites, vitest } from './suites.mjs';

ensureInstalled();
ensureChromium();
await runSuites([
  ...quickSuites,
  vitest('components', 'ui', 'dashboard-browser'),
  vitest('stories', 'stories'),
  check('storybook build', 'storybook', 'build', '-o', 'storybook-static', '--quiet'),
  check('product build', 'node', 'scripts/build.mjs'),
  playwright('product'),
  check('templates', 'node', 'scripts/new.mjs', '--check'),
]);
