import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SectionNav } from './SectionNav';

test('says each state in words and goes to the section without touching the address', async () => {
  render(
    <>
      <SectionNav
        aria-label="Разделы"
        currentId="a"
        stateLabels={{ done: 'готово', error: 'есть ошибка', empty: 'пусто' }}
        items={[
          { id: 'a', label: 'Модель', state: 'done' },
          { id: 'b', label: 'Фото', state: 'error' },
        ]}
      />
      <section id="b" tabIndex={-1}>
        Фотографии
      </section>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Модель, готово' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Фото, есть ошибка' }));
  expect(document.activeElement?.id).toBe('b');
  expect(window.location.hash).toBe('');
});

test('names steps that are done, and marks the current one', () => {
  render(
    <SectionNav
      isOrdered
      aria-label="Шаги"
      stateLabels={{ done: 'готово' }}
      currentId="code"
      items={[
        { id: 'phone', label: 'Телефон', state: 'done' },
        { id: 'code', label: 'Код', state: 'empty' },
        { id: 'showroom', label: 'Салон', state: 'empty' },
      ]}
    />,
  );
  const text = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(text).toEqual(['Телефон, готово', '2Код', '3Салон']);
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  expect(screen.queryByRole('link')).toBeNull();
});
