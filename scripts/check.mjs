// The quick part of the tests: everything that needs no browser. Equals the first half of CI.
import { ensureInstalled } from './install.mjs';
import { contractSuites, sourceSuites } from './quick-suites.mjs';
import { runSuites } from './suites.mjs';

ensureInstalled();
await runSuites([...contractSuites, ...sourceSuites]);
