// The quick part of the tests: what needs no browser and no long time. CI runs all of it, and the slow files too.
import { ensureInstalled } from './install.mjs';
import { contractSuites, quickUnitSuites, readingSuites, typeSuite } from './quick-suites.mjs';
import { runSuites } from './suites.mjs';

ensureInstalled();
// Side by side: the server's tests wait for their database now and then, and import rules are read on one processor.
await runSuites([...contractSuites, [quickUnitSuites, typeSuite, readingSuites]]);
