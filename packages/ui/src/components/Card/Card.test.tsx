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
