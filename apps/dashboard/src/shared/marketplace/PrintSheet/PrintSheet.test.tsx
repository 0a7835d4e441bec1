import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintSheet } from './PrintSheet';

afterEach(() => vi.restoreAllMocks());

// Fault: paper with an empty square where the code or the photo would be.
it('asks for the printer once nothing in the sheet is busy, and is gone after it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const done = vi.fn<() => void>();
  const sheet = (isBusy: boolean) => (
    <PrintSheet title="Cobalt" code={<svg aria-busy={isBusy || undefined} />} onDone={done}>
      Facts
    </PrintSheet>
  );
  const { rerender } = render(sheet(true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(print).not.toHaveBeenCalled();
  rerender(sheet(false));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.body.lastElementChild?.textContent).toBe('CobaltFacts');
  expect(done).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(done).toHaveBeenCalledTimes(1);
});

// Fault: a sheet that was closed while it waited still opens the print dialog.
it('prints nothing once it is removed, and nothing as a preview', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  render(
    <PrintSheet title="Cobalt" isPreview>
      Facts
    </PrintSheet>,
  );
  expect(screen.getByRole('article', { name: 'Cobalt' })).toBeTruthy();
  render(<PrintSheet title="Kia">Facts</PrintSheet>).unmount();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(print).not.toHaveBeenCalled();
});
