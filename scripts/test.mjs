// npm test: checks that every change must pass. npm run test:all (--all): all checks. Both install missing parts first.
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import {
  componentSuite,
  contractSuites,
  otherTypesSuite,
  quickComponentSuite,
  quickUnitSuites,
  readingSuites,
  typeSuite,
  unitSuites,
} from './quick-suites.mjs';
import { behind, check, inLanes, meanwhile, playwright, runSuites, vitest } from './suites.mjs';

const isAll = process.argv.includes('--all');

ensureInstalled();
ensureChromium();

const faults = ['tools/faults/run.ts', '--quick', '--seed', '1'];

/** One test of each area's job, one story of each component and screen, and no slow file. */
const core = [
  ...contractSuites,
  meanwhile([typeSuite, ...readingSuites]),
  [check('product build', 'node', 'scripts/build.mjs')],
  [
    // Its tests wait for the browser's clock, so the product has the processor first; units fill the third of the time that it waits.
    inLanes(3, playwright('product', '--grep', '@core')),
    behind(quickUnitSuites),
    vitest('stories', ['stories'], { env: { NODE_ENV: 'production', STORIES: 'first' } }),
    behind(quickComponentSuite),
  ],
];

const all = [
  ...contractSuites,
  meanwhile([
    check('templates', 'node', 'tools/new/new.mjs', '--check'),
    otherTypesSuite,
    ...readingSuites,
  ]),
  [check('product build', 'node', 'scripts/build.mjs')],
  [
    inLanes(3, playwright('product')),
    behind(unitSuites),
    // Stories share one page and end last, so they start before the others. React's production build halves their time.
    vitest('stories', ['stories'], { env: { NODE_ENV: 'production' } }),
    behind(check('faults', 'node', ...faults, '--without', 'json')),
    behind(componentSuite),
  ],
  // The flood compares durations of requests, so nothing else may run at the same time.
  check('flood', 'node', ...faults, '--only', 'json'),
];

const inNeither = [
  'node tools/new/new.mjs --check --browser   a generated area in the product',
  'npm run test:visual   pictures of every story, before and after',
  'npm run test:modes    every story at 320 px, at 200 %, in forced colours, on touch, opened directly',
];

await runSuites(
  isAll ? all : core,
  isAll ? inNeither : ['npm run test:all      every test', ...inNeither],
);
