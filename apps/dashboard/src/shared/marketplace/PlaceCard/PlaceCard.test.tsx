import { render, screen } from '@testing-library/react';
import { MapPin, Phone } from 'lucide-react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PlaceCard } from './PlaceCard';

const facts = [
  { icon: MapPin, text: 'Ташкент' },
  { icon: Phone, text: '' },
];

it('leads by its title, and leaves out facts that are not known', () => {
  render(<PlaceCard title="Karvon" href="/one" facts={facts} />);
  expect(screen.getByRole('link', { name: 'Karvon' }).getAttribute('href')).toBe('/one');
  expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual(['Ташкент']);
});

it('is no link without an address', () => {
  render(<PlaceCard title="Karvon" facts={[]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Karvon' })).toBeTruthy();
});

it('Enter follows the link of the title', async () => {
  render(<PlaceCard title="Karvon" href="#one" facts={facts} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#one');
});
