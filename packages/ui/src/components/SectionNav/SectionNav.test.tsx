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
