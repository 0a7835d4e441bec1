import { render, screen } from '@testing-library/react';
import { Heart, Phone } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconButton } from './IconButton';

test('has a name, a tooltip on focus, and says whether it is on', async () => {
  render(<IconButton icon={Heart} aria-label="В избранное" isToggled />);
  const button = screen.getByRole('button', { name: 'В избранное' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('В избранное');
});

test('is a square', () => {
  render(<IconButton icon={Heart} aria-label="В избранное" />);
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect(width).toBe(height);
});

test('Escape hides the tooltip, and the focus stays', async () => {
  render(<IconButton icon={Heart} aria-label="В избранное" />);
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('with `href` it is a link: Enter follows it, Space does not', async () => {
  const onPress = vi.fn<() => void>();
  render(<IconButton icon={Phone} aria-label="Позвонить" href="#call" onPress={onPress} />);
  expect(screen.getByRole('link', { name: 'Позвонить' })).toBeTruthy();
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Позвонить');
  await userEvent.keyboard(' ');
  expect(onPress).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#call');
  expect(onPress).toHaveBeenCalledOnce();
});

test('gives a tab of its own no access to this one', () => {
  render(<IconButton icon={Phone} aria-label="Объявление" href="/a" target="_blank" />);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});
