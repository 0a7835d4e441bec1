import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterEach, expect, vi } from 'vitest';
import { forgetWarnings } from '../private/warn-once';
import { elementErrorOf } from './element-error';
import '../theme/index';

configure({ getElementError: elementErrorOf({ getConfig, prettyDOM }) });

// What a component says on the console is a fault: it would drown real ones.
const consoleError = vi.spyOn(console, 'error');
const consoleWarn = vi.spyOn(console, 'warn');

afterEach(() => {
  cleanup();
  // The tests share a page: what was said aloud goes, and the place that a link led to is left.
  destroyAnnouncer();
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  forgetWarnings();
  expect(consoleError.mock.calls, 'console.error').toEqual([]);
  expect(consoleWarn.mock.calls, 'console.warn').toEqual([]);
  consoleError.mockClear();
  consoleWarn.mockClear();
});
