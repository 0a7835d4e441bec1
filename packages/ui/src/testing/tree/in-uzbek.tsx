import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page, type Locator } from 'vitest/browser';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';

/** Renders a component in Uzbek and returns the page, for comparison with an accessibility tree. */
export async function renderInUzbek(children: ReactNode): Promise<Locator> {
  await loadUiStrings('uz');
  render(<UiLanguageProvider language="uz">{children}</UiLanguageProvider>);
  return page.elementLocator(document.body);
}

/** Returns the text of the component's own live region. */
export const announced = (): string | undefined =>
  document.querySelector('[aria-live="assertive"][aria-atomic="true"]')?.textContent;
