import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { forgetWarnings } from '../private/warn-once';
import '../theme/index';

// What a component says on the console is a fault: it would drown real ones.
const consoleError = vi.spyOn(console, 'error');
const consoleWarn = vi.spyOn(console, 'warn');

afterEach(() => {
  cleanup();
  forgetWarnings();
  expect(consoleError.mock.calls, 'console.error').toEqual([]);
  expect(consoleWarn.mock.calls, 'console.warn').toEqual([]);
  consoleError.mockClear();
  consoleWarn.mockClear();
});
