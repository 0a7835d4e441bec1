import { act, renderHook } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n';
import { showTitle } from './document-title';
import { useDocumentTitle } from './use-document-title';

it('keeps the title of the current page when the previous one unmounts later', () => {
  const endList = showTitle('List');
  const endCar = showTitle('Car');
  endList();
  expect(document.title).toBe('Car');
  const endForm = showTitle('Form');
  endForm();
  expect(document.title).toBe('Car');
  endCar();
});

it('follows the language of the page', async () => {
  await startI18n(['common', 'landing']);
  const { unmount } = renderHook(() => useDocumentTitle(useTranslation('landing').t('title')));
  const ru = document.title;
  await act(() => i18n.changeLanguage('uz'));
  expect(document.title).toContain(i18n.t('landing:title'));
  expect(document.title).not.toBe(ru);
  unmount();
  await i18n.changeLanguage('ru');
});
