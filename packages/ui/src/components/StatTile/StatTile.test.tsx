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

it('says a change in words where its text is only the amount', () => {
  const change = { direction: 'down', text: '20 %', label: 'на 20 % меньше' } as const;
  const { container } = render(<StatTile label="Просмотры" value="9" change={change} href="#" />);
  expect(screen.getByRole('link', { name: /9\s*на 20 % меньше$/ })).toBeTruthy();
  expect(screen.getByText('20 %').closest('[aria-hidden]')).not.toBeNull();
  expect(container.textContent).toContain('20 %');
});

it('sets a number of nine digits so that it fits a narrow tile, with its unit below', async () => {
  render(
    <div style={{ width: '158px' }}>
      <StatTiles aria-label="Показатели">
        <StatTile label="Потрачено" value={'455\u00A0000\u00A0000'} unit="сум" />
      </StatTiles>
    </div>,
  );
  await document.fonts.ready;
  const unit = screen.getByText('сум');
  const value = unit.parentElement ?? unit;
  const range = document.createRange();
  range.selectNode(value.firstChild ?? value);
  const [line, second] = range.getClientRects();
  expect(second).toBeUndefined();
  expect(line?.right).toBeLessThanOrEqual(value.getBoundingClientRect().right + 1);
  expect(value.textContent).toBe('455\u00A0000\u00A0000 сум');
});

it('leads somewhere, or is plain text', () => {
  const { rerender } = render(<StatTile label="Звонки" value="9" href="#calls" />);
  expect(screen.getByRole('link', { name: /Звонки/ }).getAttribute('href')).toBe('#calls');
  rerender(<StatTile label="Звонки" value={null} change={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
