import { projectsOfTemplates } from '../tools/new/new-check.mjs';
import { check, vitest } from './suites.mjs';

/** The contract, and the code that is made from it: made again meanwhile, so that nothing may read that code at the same time. */
export const contractSuites = [
  [
    check('generated code', 'node', 'scripts/generate.mjs', '--check'),
    check(
      'contract lint',
      'redocly',
      'lint',
      'main',
      'search',
      'chat',
      'chat-socket',
      '--max-problems=50',
    ),
    check('socket examples', 'node', 'packages/contract/scripts/socket-examples.mjs'),
    check('contract diff', 'node', 'packages/contract/scripts/diff.mjs'),
  ],
];

export const typeSuite = check('types', 'node', 'scripts/typecheck.mjs');

export const otherTypesSuite = check(
  'types',
  'node',
  'scripts/typecheck.mjs',
  '--without',
  projectsOfTemplates.join(),
);

/** The longest first. */
export const readingSuites = [
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('import rules', 'depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.js'),
  check('format', 'oxfmt', '--check'),
  // Each import is declared by the manifest of its workspace, and nothing unused is declared, exported or kept.
  check('unused code', 'knip', '--no-progress'),
  check('workspaces', 'sherif', '--ignore-rule', 'root-package-manager-field'),
];

const units = ['api', 'dashboard', 'server', 'contract', 'architecture', 'docs'];
const coverage = check('contract coverage', 'node', 'packages/contract/scripts/coverage.mjs');

export const unitSuites = [vitest('units', units), coverage];

/** Slow files take three seconds or more. The server's project has files outside of its folder, which `**` does not reach. */
const slowFiles = ['**/*.slow.{test,browser.test}.ts', '../../**/*.slow.test.ts'];

export const quickUnitSuites = [
  vitest('units', units, {
    except: slowFiles,
    // These take twice as long as all parallel static checks, on one processor.
    workers: 2,
  }),
  coverage,
];

const components = ['ui', 'dashboard-browser'];
export const componentSuite = vitest('components', components);
export const quickComponentSuite = vitest('components', components, { except: slowFiles });
