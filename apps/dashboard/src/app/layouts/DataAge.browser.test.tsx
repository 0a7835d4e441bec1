import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { DataAge } from './DataAge';

beforeAll(() => startI18n(['shell']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const noteAt = (address: string) => {
  const router = createMemoryRouter([{ path: '*', element: <DataAge /> }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />).container.textContent;
};

// On a phone it was over the last message and the photos about to be sent.
it('says that there is no network, except over the chat, which says so by itself', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(noteAt('/dashboard/autos')).toMatch(/Нет связи/);
  expect(noteAt('/dashboard/chat?current-chat-id=7')).toBe('');
});
