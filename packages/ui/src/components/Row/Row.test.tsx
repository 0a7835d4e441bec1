import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Row } from './Row';

it('reports a press on a link too, so that its sheet can close', async () => {
  const close = vi.fn();
  render(<Row title="Автосалоны" detail="3" href="#there" onPress={close} />);
  const link = screen.getByRole('link', { name: 'Автосалоны 3' });
  expect(link.getAttribute('href')).toBe('#there');
  await userEvent.click(link);
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(2);
});

it('says why a place is closed, takes the focus there and leads nowhere', async () => {
  const onPress = vi.fn();
  render(<Row title="Сотрудники" href="#a" onPress={onPress} disabledReason="Скоро" />);
  const closed = screen.getByRole('link', { name: 'Сотрудники Скоро' });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  expect(closed.hasAttribute('href')).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(closed);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

it('cuts a long title on one line, a heading too', () => {
  render(
    <div style={{ width: '240px' }}>
      <Row
        isTruncated
        image="ДР"
        title={<h2>{'Абдурашидходжаева '.repeat(20)}</h2>}
        end={
          <button type="button" style={{ width: '80px' }}>
            Позвонить
          </button>
        }
      />
    </div>,
  );
  expect(screen.getByRole('heading').getBoundingClientRect().right).toBeLessThan(160);
  expect(screen.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(240.5);
});
