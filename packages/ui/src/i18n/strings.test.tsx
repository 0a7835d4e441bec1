import { render, screen } from '@testing-library/react';
import * as russian from 'react-aria-components/i18n/ru-RU';
import { SearchField, Button, Input } from 'react-aria-components';
import { expect, test } from 'vitest';
import { loadUiStrings, UiLanguageProvider } from './UiLanguageProvider';
import { uz } from './uz';

const keys = (table: object) =>
  Object.entries(table)
    .filter(([name]) => !name.endsWith('/color'))
    .flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name} ${key}`))
    .sort();

test('Uzbek has every word that Russian has', () => {
  expect(keys(uz)).toEqual(keys(Object.values(russian)[0] ?? {}));
});

test('every Uzbek word is a sentence without a hole', () => {
  const args = new Proxy({}, { get: () => 2 });
  for (const texts of Object.values(uz)) {
    for (const text of Object.values(texts)) {
      const said = typeof text === 'string' ? text : text(args);
      expect(said).not.toMatch(/undefined|null/);
    }
  }
});

test('components follow the language, there and back', async () => {
  await loadUiStrings('uz');
  const field = (
    <SearchField aria-label="x" defaultValue="cobalt">
      <Input />
      <Button>×</Button>
    </SearchField>
  );
  const { rerender } = render(<UiLanguageProvider language="uz">{field}</UiLanguageProvider>);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Qidiruvni tozalash');
  rerender(<UiLanguageProvider language="ru">{field}</UiLanguageProvider>);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Очистить поиск');
  rerender(<UiLanguageProvider language="uz">{field}</UiLanguageProvider>);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Qidiruvni tozalash');
});
