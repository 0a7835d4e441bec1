import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchPause, setSearchText, useSearchText } from './search-text';

beforeEach(() => {
  vi.useFakeTimers();
  setSearchText('');
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const type = (text: string) => act(() => setSearchText(text));

it('searches 300 ms after the last change', () => {
  expect(searchPause).toBe(300);
  const { result } = renderHook(() => useSearchText());
  type('ди');
  wait(299);
  type('дил');
  wait(299);
  expect(result.current).toEqual({ typed: 'дил', sought: '' });
  wait(1);
  expect(result.current).toEqual({ typed: 'дил', sought: 'дил' });
});

it('shows all rooms at once when the field is cleared', () => {
  const { result } = renderHook(() => useSearchText());
  type('дил');
  wait(300);
  type('');
  expect(result.current).toEqual({ typed: '', sought: '' });
});
