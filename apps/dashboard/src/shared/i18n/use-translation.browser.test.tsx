import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, startI18n } from './i18n';
import { useText } from './use-text';
import { useTranslation } from './use-translation';

beforeAll(() => startI18n(['common', 'errors']));
afterEach(async () => {
  cleanup();
  await i18n.changeLanguage('ru');
});

const seen: unknown[] = [];

function Label({ name }: { name: 'retry' | 'close' }) {
  const { t } = useTranslation();
  seen.push(t);
  return <p>{t(name)}</p>;
}

function LeadsTitle() {
  const { t } = useTranslation('leads');
  return <p>{t('title')}</p>;
}

function ProfileTitle() {
  return <p>{useText()('profile:title')}</p>;
}

it('gives all components of a namespace one function, and another one with another language', async () => {
  seen.length = 0;
  render(
    <>
      <Label name="retry" />
      <Label name="close" />
    </>,
  );
  expect(new Set(seen).size).toBe(1);
  const russian = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  await act(() => i18n.changeLanguage('uz'));
  const uzbek = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(russian).toEqual([i18n.t('retry', { lng: 'ru' }), i18n.t('close', { lng: 'ru' })]);
  expect(uzbek).toEqual([i18n.t('retry', { lng: 'uz' }), i18n.t('close', { lng: 'uz' })]);
  expect(uzbek).not.toEqual(russian);
  expect(new Set(seen).size).toBe(2);
});

it('waits for a namespace that is not there yet', async () => {
  render(
    <Suspense fallback="…">
      <LeadsTitle />
    </Suspense>,
  );
  expect(screen.queryByRole('paragraph')).toBeNull();
  const heading = await screen.findByRole('paragraph');
  expect(heading.textContent).toBe(i18n.t('leads:title'));
  expect(heading.textContent).not.toBe('title');
});

it('shows keys where i18next was never started, and waits for nothing', () => {
  render(
    <I18nextProvider i18n={createInstance()}>
      <Label name="retry" />
    </I18nextProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('retry');
});

it('does not keep a key for a text whose namespace comes later', async () => {
  const { rerender } = render(<ProfileTitle key="before" />);
  expect(screen.getByRole('paragraph').textContent).toBe('title');
  await i18n.loadNamespaces('profile');
  rerender(<ProfileTitle key="after" />);
  expect(screen.getByRole('paragraph').textContent).toBe(i18n.t('profile:title'));
  expect(screen.getByRole('paragraph').textContent).not.toBe('title');
});
