import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListingPreview } from './ListingPreview';

it('shows what it was given, in its own language', () => {
  render(<ListingPreview lang="uz" title="Tracker" specs="24 000 km" price="219 000 000 so‘m" />);
  const title = screen.getByRole('heading', { name: 'Tracker' });
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('uz');
  expect(screen.getByText('219 000 000 so‘m').tagName).toBe('STRONG');
});

it('says no number of photos when there is none', () => {
  render(<ListingPreview title="Tracker" specs="—" photoCount={0} />);
  expect(screen.queryByText('0')).toBeNull();
});
