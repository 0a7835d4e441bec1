// Everything: installs what is missing, then the quick suites, the components and stories in Chromium, and the product for real.
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { contractSuites, otherTypesSuite, readingSuites, unitSuites } from './quick-suites.mjs';
import { behind, check, inLanes, meanwhile, playwright, runSuites, vitest } from './suites.mjs';

ensureInstalled();
ensureChromium();

/** What a user looks at, and runs when looks were changed on purpose. */
const beside = [
  'node scripts/new.mjs --check --browser   an area that was just made, in the product',
  'npm run test:visual   pictures of every story, before and after',
  'npm run test:modes    every story at 320 px, at 200 %, in forced colours, on touch, opened directly, axe in all corners',
];

await runSuites(
  [
    ...contractSuites,
    meanwhile([
      check('templates', 'node', 'scripts/new.mjs', '--check'),
      otherTypesSuite,
      ...readingSuites,
    ]),
    [check('product build', 'node', 'scripts/build.mjs')],
    [
      // What a dealer waits for is measured against the clock of the browser, so the product has the processor first. It waits for its pages
      // for a third of the time, which the units take.
      inLanes(3, playwright('product')),
      behind(unitSuites),
      // One page renders them in turn and waits for half of its time: it ends last of all, so it goes before the others.
      // React as dealers get it: no story fails by what the development build says, and its checks were a sixth of the work. By hand it says it.
      vitest('stories', ['stories'], { env: { NODE_ENV: 'production' } }),
      // One schedule of each; all of them with their counts are `npm run faults`.
      behind(
        check(
          'faults',
          'node',
          'tests/faults/run.ts',
          '--quick',
          '--seed',
          '1',
          '--without',
          'json',
        ),
      ),
      behind(vitest('components', ['ui', 'dashboard-browser'])),
    ],
    // It compares how long requests take, and has the machine to itself.
    check('flood', 'node', 'tests/faults/run.ts', '--quick', '--seed', '1', '--only', 'json'),
  ],
  beside,
);
