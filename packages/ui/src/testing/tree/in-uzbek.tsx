import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page, type Locator } from 'vitest/browser';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';

/**
 * Renders a component for an Uzbek reader and returns what is on the page, to be held against a written tree: roles, names, states
 * and their order, as assistive technology gets them.
 */
export async function renderInUzbek(children: ReactNode): Promise<Locator> {
  await loadUiStrings('uz');
  render(<UiLanguageProvider language="uz">{children}</UiLanguageProvider>);
  return page.elementLocator(document.body);
}

/** Returns the text of the component's own live region. */
export const announced = (): string | undefined =>
  document.querySelector('[aria-live="assertive"][aria-atomic="true"]')?.textContent;
