import { render, screen } from '@testing-library/react';
import { Clock } from 'lucide-react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountLinks } from './CountLinks';

it('names every figure for screen readers', () => {
  render(
    <CountLinks
      total={{ label: '12 машин', href: '/all' }}
      items={[{ id: 'w', icon: Clock, title: 'Ждут', count: '4', href: '/w' }]}
    />,
  );
  const figure = screen.getByRole('link', { name: 'Ждут: 4' });
  expect(figure.textContent).toBe('4');
  expect(figure.getAttribute('href')).toBe('/w');
});

it('Enter opens the list of the figure that has the focus, the total first', async () => {
  render(
    <CountLinks
      total={{ label: '12 машин', href: '#all' }}
      items={[{ id: 'w', icon: Clock, title: 'Ждут', count: '4', href: '#waiting' }]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#all');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#waiting');
});
