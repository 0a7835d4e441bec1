import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading';

test('its size does not change its level', () => {
  render(
    <Heading level={3} size="3xl">
      Цена
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Цена' })).toBeTruthy();
});
