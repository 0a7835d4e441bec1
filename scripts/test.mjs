// Everything: installs what is missing, then the quick suites, the components and stories in Chromium, and the product for real.
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { contractSuites, otherTypesSuite, readingSuites, unitSuites } from './quick-suites.mjs';
import { background, check, playwright, runSuites, vitest } from './suites.mjs';

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
    // The longest first, or one of them would run alone at the end. What needs Chromium is in one page, which leaves half of the machine
    // to the rest.
    [
      vitest('stories', ['stories']),
      unitSuites,
      vitest('components', ['ui', 'dashboard-browser']),
      [
        check('product build', 'node', 'scripts/build.mjs'),
        // One schedule of each; all of them with their counts are `npm run faults`.
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
      ],
    ],
    // It compares how long requests take, and has the machine to itself.
    check('flood', 'node', 'tests/faults/run.ts', '--quick', '--seed', '1', '--only', 'json'),
    // What a dealer waits for is measured against the clock of the browser, so the product has the processor first. It waits for its pages
    // for a third of the time, which all that reads the code takes.
    [
      playwright('product'),
      [
        check('templates', 'node', 'scripts/new.mjs', '--check'),
        otherTypesSuite,
        ...readingSuites,
      ].map(background),
    ],
  ],
  beside,
);
