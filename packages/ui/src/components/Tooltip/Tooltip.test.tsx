import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

test('focus shows the words and describes the button, Escape hides them', async () => {
  render(
    <Tooltip content="Поиск" keys="Ctrl F">
      <Button>Найти</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('ПоискCtrl F');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

test('without words there is no tooltip', async () => {
  render(
    <Tooltip content={null}>
      <Button>Найти</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Найти');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
