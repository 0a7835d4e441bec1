import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShortcutsDialog } from './ShortcutsDialog';

it('puts what is registered for one place by several parts under one heading, and no heading over nothing', () => {
  const group = (title: string, ...labels: string[]) => ({
    title,
    shortcuts: labels.map((label) => ({ label, keys: [['A']] })),
  });
  render(
    <ShortcutsDialog
      isOpen
      onOpenChange={() => undefined}
      title="Клавиши"
      closeLabel="Закрыть"
      orLabel="или"
      groups={[group('Страница', 'Править'), group('Пусто'), group('Страница', 'Отправить')]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Страница',
  ]);
  const page = within(screen.getByRole('region', { name: 'Страница' }));
  expect(page.getAllByRole('term').map((one) => one.textContent)).toEqual(['Править', 'Отправить']);
});
