import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card';

it('is a region named by its title', () => {
  render(<Card title="Состояние">внутри</Card>);
  expect(screen.getByRole('region', { name: 'Состояние' }).textContent).toContain('внутри');
});

it('is no region without a title', () => {
  render(<Card>внутри</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});

it('with an id it can be focused by a link to its section', () => {
  render(
    <Card id="price" title="Цена" mark="1 из 2">
      поля
    </Card>,
  );
  const section = screen.getByRole('region', { name: 'Цена' });
  section.focus();
  expect(document.activeElement).toBe(section);
  expect(section.id).toBe('price');
});
