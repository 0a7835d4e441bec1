import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

test('Enter follows the link, and the last step is no stop', async () => {
  render(
    <>
      <Breadcrumbs
        aria-label="Путь"
        items={[{ label: 'Авто', href: '#autos' }, { label: 'Новое' }]}
      />
      <button type="button">Дальше</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Авто' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#autos');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }));
});
