import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium } from '../../scripts/chromium.mjs';
import type { Target } from './page-load.ts';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds in which the page's main thread is blocked while it loads. */
  blocking: number;
  /** Milliseconds on the device that Lighthouse simulates from a fast load. */
  lcp: number;
}

export const lighthouseScores = async (target: Target, port: number): Promise<Scores> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-lighthouse-'));
  const options = chromium();
  const context = await playwrightChromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${String(port)}`],
  });
  try {
    if (target.profile !== undefined) {
      const page = await context.newPage();
      await page.goto(new URL('/favicon.svg', target.url).href);
      await page.evaluate((value) => localStorage.setItem('profile-values', value), target.profile);
      await page.close();
    }
    const result = await lighthouse(target.url, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: target.profile !== undefined,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      blocking: result?.lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      lcp: result?.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
