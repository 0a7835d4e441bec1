import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MediaRow } from './MediaRow';

it('is one link where it leads somewhere, and none where not', () => {
  const { rerender } = render(
    <MediaRow src={null} title="Chevrolet Tracker" detail="219 000 000 сум" href="/auto" />,
  );
  expect(screen.getByRole('link', { name: /Chevrolet Tracker/ }).getAttribute('href')).toBe(
    '/auto',
  );
  rerender(<MediaRow src={null} title="Chevrolet Tracker" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Chevrolet Tracker')).toBeTruthy();
});

it('draws something where the picture does not load', () => {
  const { container } = render(<MediaRow src="/gone.webp" title="Cobalt" />);
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('There is no picture to fail.');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

it('Enter follows the link', async () => {
  render(<MediaRow src={null} title="Chevrolet Tracker" href="#tracker" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#tracker');
});
