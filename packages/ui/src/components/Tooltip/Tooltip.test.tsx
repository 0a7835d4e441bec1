import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

test('focus shows the text and describes the button, Escape hides it', async () => {
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

test('without text there is no tooltip', async () => {
  render(
    <Tooltip content={null}>
      <Button>Найти</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Найти');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the pointer reaches the text over the gap, and leaving it hides it', async () => {
  const onPress = vi.fn<() => void>();
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={{ padding: 80 }} onClick={onPress}>
      <Tooltip content="Поиск">
        <Button>Найти</Button>
      </Tooltip>
    </div>,
  );
  // react-aria detects the use of a pointer by its first move.
  await userEvent.hover(document.body, { position: { x: 5, y: 300 } });
  await userEvent.hover(screen.getByRole('button'));
  const tip = await screen.findByRole('tooltip');
  await userEvent.hover(tip);
  // Longer than the closing delay.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.queryByRole('tooltip')).toBe(tip);
  await userEvent.click(tip);
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.hover(document.body, { position: { x: 5, y: 300 } });
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});
