// The quick part of the tests: everything that needs no browser. Equals the first half of CI.
import { ensureInstalled } from './install.mjs';
import { codeSuites, contractSuites, unitSuites } from './quick-suites.mjs';
import { runSuites } from './suites.mjs';

ensureInstalled();
// Side by side: the server's tests wait for their database now and then.
await runSuites([...contractSuites, [unitSuites, codeSuites]]);
