import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintSheet } from './PrintSheet';

afterEach(() => vi.restoreAllMocks());

it('asks for the printer once the sheet is there, and is gone after it', () => {
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => expect(document.body.lastElementChild?.textContent).toBe('Лист'));
  const done = vi.fn<() => void>();
  render(<PrintSheet onDone={done}>Лист</PrintSheet>);
  expect(print).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(done).toHaveBeenCalledTimes(1);
});
