import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { elementErrorOf } from '../../../../packages/ui/src/testing/element-error';
import { enforcePagePolicy, takeViolations } from '../../../../packages/ui/src/testing/page-policy';

// A machine with other work needs more than the library's one second.
configure({ asyncUtilTimeout: 15_000, getElementError: elementErrorOf({ getConfig, prettyDOM }) });
// After the imports: Vitest puts modules that a test replaces into a script.
beforeAll(() => enforcePagePolicy());

afterEach(() => expect(takeViolations(), 'violations of the content security policy').toEqual([]));
