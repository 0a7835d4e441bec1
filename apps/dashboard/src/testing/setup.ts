import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { elementErrorOf } from '../../../../packages/ui/src/testing/element-error';
import { enforcePagePolicy, takeViolations } from '../../../../packages/ui/src/testing/page-policy';

// Milliseconds. A busy machine needs more than the library's second.
configure({ asyncUtilTimeout: 40_000, getElementError: elementErrorOf({ getConfig, prettyDOM }) });
// Runs after the imports: Vitest puts replaced modules into a script.
beforeAll(() => enforcePagePolicy());

afterEach(() => expect(takeViolations(), 'violations of the content security policy').toEqual([]));
