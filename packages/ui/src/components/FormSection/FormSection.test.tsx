import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormSection } from './FormSection';

it('is a region named by its title that can be given the focus', () => {
  render(
    <FormSection id="price" title="Цена" mark="1 из 2">
      поля
    </FormSection>,
  );
  const section = screen.getByRole('region', { name: 'Цена' });
  section.focus();
  expect(document.activeElement).toBe(section);
  expect(section.id).toBe('price');
});
