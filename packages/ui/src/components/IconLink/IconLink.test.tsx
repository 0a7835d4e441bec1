import { render, screen } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { expect, it } from 'vitest';
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
