import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from './Stack';

test('children are below one another, a step apart', () => {
  render(
    <Stack gap={3}>
      <span>один</span>
      <span>два</span>
    </Stack>,
  );
  const [first, second] = [screen.getByText('один'), screen.getByText('два')];
  const distance = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
  expect(distance).toBe(12);
});
