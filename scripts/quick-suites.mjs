import { check, vitest } from './suites.mjs';

/** No browser needed: contract, generated code, format, lint, types, import rules, units and the server on its database. */
export const quickSuites = [
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
  check('generated code', 'node', 'scripts/generate.mjs', '--check'),
  check('format', 'oxfmt', '--check'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('types', 'node', 'scripts/typecheck.mjs'),
  check('import rules', 'depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.js'),
  vitest('units', 'api', 'dashboard', 'server', 'conformance', 'architecture', 'docs'),
  check('contract coverage', 'node', 'scripts/contract-coverage.mjs'),
];
