import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from './Timeline';

it('says what happened, when and by whom', () => {
  render(
    <Timeline
      aria-label="История"
      entries={[
        {
          id: 2,
          title: 'Опубликовано',
          time: 'сегодня',
          dateTime: '2025-11-20T06:20:00Z',
          who: null,
        },
        { id: 1, title: 'Отправлено', time: 'вчера', who: 'Жасур' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'История' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Опубликованосегодня',
    'Отправленовчера · Жасур',
  ]);
  expect(screen.getByText('сегодня').getAttribute('datetime')).toBe('2025-11-20T06:20:00Z');
});
