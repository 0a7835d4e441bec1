import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextBrowserClick } from '../../testing/browser-click';
import { LinkButton } from './LinkButton';

test('is a link, and a new tab gets no way back', () => {
  render(
    <LinkButton href="https://karvon.example/" target="_blank">
      Открыть
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Открыть' });
  expect(link.getAttribute('href')).toBe('https://karvon.example/');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('Enter follows the link, Space does not: it is no button', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <LinkButton href="#page" onPress={onPress}>
      Открыть
    </LinkButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onPress).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#page');
  expect(onPress).toHaveBeenCalledOnce();
});

test('Ctrl+Enter is the browser’s, for a new tab', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const { container } = render(
    <RouterProvider navigate={navigate}>
      <LinkButton href="/page">Открыть</LinkButton>
    </RouterProvider>,
  );
  await userEvent.tab();
  const click = nextBrowserClick(container);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await click).toEqual({ isLeft: true, isNewTab: true });
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigate.mock.calls).toHaveLength(1);
});
