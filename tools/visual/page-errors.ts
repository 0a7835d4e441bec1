import type { Page } from '@playwright/test';

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

const isShown = (text: string) => /^(ApiError|React Router caught)/.test(text);

/** Collects errors. A story's own responses may fail. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Chromium also logs responses that a story rejects; missing files are found below.
    const text = firstLine(message.text());
    const isError = message.type() === 'error' && !text.startsWith('Failed to load resource');
    if (isError && !isShown(text)) errors.push(`has an error on its console: ${text}`);
  });
  page.on('pageerror', (error) =>
    errors.push(`has an uncaught error: ${firstLine(error.message)}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.fromServiceWorker())
      errors.push(`asks for ${response.url()}, which responds with ${String(response.status())}`);
  });
  return errors;
}
