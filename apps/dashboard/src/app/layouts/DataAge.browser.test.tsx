import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { shownKept } from '../../shared/offline/shown-kept';
import { NotUpdated } from '../../shared/resource/query/NotUpdated';
import { DataAge } from './DataAge';

beforeAll(() => startI18n(['shell', 'common']));
afterEach(() => {
  cleanup();
  shownKept.clear();
  vi.restoreAllMocks();
});

const noteAt = (address: string) => {
  const router = createMemoryRouter([{ path: '*', element: <DataAge /> }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />).container.textContent;
};

// Fault: on a phone the line covered the last message and the photos about to be sent.
it('says that there is no network, except over the chat, which says so by itself', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(noteAt('/dashboard/autos')).toMatch(/Нет связи/);
  expect(noteAt('/dashboard/chat?current-chat-id=7')).toBe('');
});

// Fault: the line said «07:55», and the list below it «07:56».
it('shows one time when a list on the page could not be refreshed', () => {
  const eight = Date.parse('2026-11-20T03:00:00Z');
  shownKept.add('panel', eight);
  shownKept.unreachable();
  const page = (
    <>
      <DataAge />
      <NotUpdated updatedAt={eight + 60_000} onRetry={() => undefined} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const text = render(<RouterProvider router={router} />).container.textContent;
  expect(text.match(/\d\d:\d\d/g)).toEqual(['08:00']);
  expect(text).toContain('Не обновилось.');
});
