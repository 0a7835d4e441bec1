import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
