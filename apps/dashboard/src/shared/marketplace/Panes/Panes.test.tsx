import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Pane } from '../Pane/Pane';
import { Panes } from './Panes';

afterEach(() => page.viewport(1280, 800));

const setUp = (shown: 'list' | 'main') =>
  render(
    <div style={{ display: 'flex', height: '400px' }}>
      <Panes
        shown={shown}
        list={
          <Pane aria-label="Список" header="Чаты">
            <div style={{ height: '2000px' }}>строки</div>
          </Pane>
        }
        main={<Pane aria-label="Переписка">слова</Pane>}
        aside={<Pane aria-label="Машина">Tracker</Pane>}
      />
    </div>,
  );

it('is side by side in the height it has; a long pane scrolls for itself', () => {
  setUp('list');
  const list = screen.getByRole('region', { name: 'Список' });
  expect(list.getBoundingClientRect()).toMatchObject({ width: 327, height: 400 });
  expect(screen.getByRole('region', { name: 'Машина' }).getBoundingClientRect().width).toBe(295);
  const body = screen.getByText('строки').parentElement;
  expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
});

it('shows one at a time on a phone', async () => {
  await page.viewport(360, 800);
  const { unmount } = setUp('list');
  expect(screen.queryByRole('region', { name: 'Переписка' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Список' }).getBoundingClientRect().width).toBe(360);
  unmount();
  setUp('main');
  expect(screen.queryByRole('region', { name: 'Список' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Переписка' })).toBeTruthy();
});
