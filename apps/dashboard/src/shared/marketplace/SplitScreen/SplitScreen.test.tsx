import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SplitScreen } from './SplitScreen';

it('gives the page to the task where there is no room for an image', async () => {
  await page.viewport(1280, 800);
  render(
    <SplitScreen header="Karvon" side="картинка">
      задача
    </SplitScreen>,
  );
  expect(screen.getByText('картинка').checkVisibility()).toBe(true);
  await page.viewport(800, 800);
  expect(screen.getByText('картинка').checkVisibility()).toBe(false);
  expect(screen.getByRole('main').textContent).toBe('задача');
});
