import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pane } from './Pane';

it('keeps head and foot in sight while its content scrolls', () => {
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
