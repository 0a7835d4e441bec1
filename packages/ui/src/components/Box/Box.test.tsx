import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Box } from './Box';

test('takes one space on a phone and another on a desktop', async () => {
  render(
    <Box as="section" aria-label="Место" padding={[2, 4, 6]}>
      x
    </Box>,
  );
  const box = screen.getByRole('region', { name: 'Место' });
  await page.viewport(400, 600);
  expect(getComputedStyle(box).paddingTop).toBe('8px');
  await page.viewport(1280, 800);
  expect(getComputedStyle(box).paddingTop).toBe('24px');
});
