import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { destroyAnnouncer } from '@react-aria/live-announcer';
import { afterEach, expect, vi } from 'vitest';
import { forgetWarnings } from '../private/warn-once';
import { elementErrorOf } from './element-error';
import { enforcePagePolicy, takeViolations } from './page-policy';
import '../theme/index';

enforcePagePolicy();
// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 40_000, getElementError: elementErrorOf({ getConfig, prettyDOM }) });

// Console output of a component fails the test: it would hide real errors.
const consoleError = vi.spyOn(console, 'error');
const consoleWarn = vi.spyOn(console, 'warn');

afterEach(() => {
  cleanup();
  // Tests share a page: removes announcements and restores the address.
  destroyAnnouncer();
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  forgetWarnings();
  expect(takeViolations(), 'violations of the content security policy').toEqual([]);
  const said = [...consoleError.mock.calls, ...consoleWarn.mock.calls].map((call) =>
    call.join(' '),
  );
  consoleError.mockClear();
  consoleWarn.mockClear();
  // An assertion would truncate the text.
  if (said.length > 0) throw new Error(`The console has: ${said.join('\n')}`);
});
