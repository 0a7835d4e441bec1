import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A story is part of a page and has no landmarks. */
export async function axeFindings(page: Page): Promise<string[]> {
  // The legacy mode runs in the page itself; the other opens a second page for frames, which we do not have.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      preload: false,
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    })
    .include('body')
    .exclude('.sb-wrapper')
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
