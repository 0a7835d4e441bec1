import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

test('parents are links, the last one is the page', () => {
  render(
    <Breadcrumbs
      aria-label="Путь"
      items={[{ label: 'Автомобили', href: '/autos' }, { label: 'Новое' }]}
    />,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/autos');
  expect(screen.getByText('Новое').getAttribute('aria-current')).toBe('page');
});
