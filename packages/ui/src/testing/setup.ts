import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { forgetWarnings } from '../private/warn-once';
import '../theme/index';

// What a component says on the console is a fault: it would drown real ones.
const consoleError = vi.spyOn(console, 'error');
const consoleWarn = vi.spyOn(console, 'warn');

afterEach(() => {
  cleanup();
  // The tests share a page: the place that a link led to is left.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  forgetWarnings();
  expect(consoleError.mock.calls, 'console.error').toEqual([]);
  expect(consoleWarn.mock.calls, 'console.warn').toEqual([]);
  consoleError.mockClear();
  consoleWarn.mockClear();
});
