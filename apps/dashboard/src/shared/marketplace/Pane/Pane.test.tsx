import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pane } from './Pane';

it('keeps header and footer in view while its content scrolls', () => {
  render(
    <div style={{ display: 'flex', height: '300px' }}>
      <Pane aria-label="Переписка" header="Имя" headerKind="bar" footer="Сообщение">
        <div style={{ height: '2000px' }}>слова</div>
      </Pane>
    </div>,
  );
  const region = screen.getByRole('region', { name: 'Переписка' });
  const body = screen.getByText('слова').parentElement;
  body?.scrollTo(0, 500);
  const bottom = region.getBoundingClientRect().bottom;
  expect(screen.getByText('Сообщение').getBoundingClientRect().bottom).toBe(bottom);
  expect(screen.getByText('Имя').getBoundingClientRect().top).toBe(
    region.getBoundingClientRect().top,
  );
});

it('centres what is lower than itself, and begins at the top with what is higher', () => {
  const pane = (height: number) => (
    <div style={{ display: 'flex', height: '300px' }}>
      <Pane aria-label="Переписка" isCentered>
        <div style={{ height }}>слова</div>
      </Pane>
    </div>
  );
  const { rerender } = render(pane(100));
  const gaps = () => {
    const [outer, inner] = [screen.getByRole('region'), screen.getByText('слова')].map((part) =>
      part.getBoundingClientRect(),
    );
    return [(inner?.top ?? 0) - (outer?.top ?? 0), (outer?.bottom ?? 0) - (inner?.bottom ?? 0)];
  };
  expect(gaps()).toEqual([100, 100]);
  rerender(pane(900));
  expect(gaps()[0]).toBe(0);
});
