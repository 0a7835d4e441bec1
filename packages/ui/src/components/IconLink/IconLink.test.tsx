import { render, screen } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconLink } from './IconLink';

it('is a link with a name', () => {
  render(<IconLink icon={Phone} aria-label="Позвонить" href="tel:+998901234567" />);
  expect(screen.getByRole('link', { name: 'Позвонить' }).getAttribute('href')).toBe(
    'tel:+998901234567',
  );
});

it('gives a tab of its own no way back', () => {
  render(<IconLink icon={Phone} aria-label="Объявление" href="/a" target="_blank" />);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

it('Enter follows it, Space does not', async () => {
  const onPress = vi.fn<() => void>();
  render(<IconLink icon={Phone} aria-label="Позвонить" href="#call" onPress={onPress} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onPress).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#call');
  expect(onPress).toHaveBeenCalledOnce();
});

it('the focus shows its tooltip, and Escape hides it', async () => {
  render(<IconLink icon={Phone} aria-label="Позвонить" href="#call" />);
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Позвонить');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
