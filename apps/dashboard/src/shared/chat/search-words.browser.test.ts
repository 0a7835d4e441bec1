import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchPause, setSearchWords, useSearchWords } from './search-words';

beforeEach(() => {
  vi.useFakeTimers();
  setSearchWords('');
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const type = (words: string) => act(() => setSearchWords(words));

it('looks 300 ms after the last letter', () => {
  expect(searchPause).toBe(300);
  const { result } = renderHook(() => useSearchWords());
  type('ди');
  wait(299);
  type('дил');
  wait(299);
  expect(result.current).toEqual({ typed: 'дил', sought: '' });
  wait(1);
  expect(result.current).toEqual({ typed: 'дил', sought: 'дил' });
});

it('shows everything at once when the field is emptied', () => {
  const { result } = renderHook(() => useSearchWords());
  type('дил');
  wait(300);
  type('');
  expect(result.current).toEqual({ typed: '', sought: '' });
});
