import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { StatTile, StatTiles } from './StatTile';

it('drives a chart when pressed and says that it does', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <StatTiles aria-label="Показатели">
      <StatTile label="Звонки" value="9" onPress={onPress} isPressed />
    </StatTiles>,
  );
  const tile = screen.getByRole('button', { name: /Звонки/, pressed: true });
  await userEvent.click(tile);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leads somewhere, or is plain text', () => {
  const { rerender } = render(<StatTile label="Звонки" value="9" href="#calls" />);
  expect(screen.getByRole('link', { name: /Звонки/ }).getAttribute('href')).toBe('#calls');
  rerender(<StatTile label="Звонки" value={null} change={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
