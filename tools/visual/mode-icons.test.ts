import { chromium as playwrightChromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headlessShell } from '../../scripts/chromium.mjs';
import { paleIcons } from './mode-icons.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await playwrightChromium.launch(headlessShell());
  page = await browser.newPage({ forcedColors: 'active', colorScheme: 'light' });
}, 60_000);
afterAll(() => browser.close());

const findingsOf = async (shapes: string, button = '', svg = ''): Promise<string[]> => {
  await page.setContent(
    `<button aria-label="Call" style="color:#ccc" ${button}><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke-width="2" ${svg}>${shapes}</svg></button>`,
  );
  return paleIcons(page);
};

const dark = '<path d="M4 12h16" stroke="#111"/>';
const ring = (attributes: string) => `<circle cx="12" cy="12" r="9" ${attributes}/>`;

it.each([
  ['one pale line', '<path d="M4 12h16" stroke="#ccc"/>'],
  ['a pale line next to one that is seen', `${dark}<path d="M4 20h16" stroke="#ccc"/>`],
  ['a pale outline around a mark', `${ring('stroke="#ccc"')}${dark}`],
  ['a pale mark on a filled shape', `${ring('fill="#111"')}<path d="M9 12h6" stroke="#333"/>`],
  ['a pale mark on a pale shape', `${ring('fill="#eee"')}<path d="M9 12h6" stroke="#ccc"/>`],
  ['a colour of another notation', '<path d="M4 12h16" stroke="oklch(0.9 0.02 250)"/>'],
  ['a dark colour that is nearly transparent', '<path d="M4 12h16" stroke="#111" opacity="0.2"/>'],
  [
    'a dark shape that is not painted',
    `<path d="M4 12h16" stroke="#ccc"/><defs>${ring('stroke="#111"')}</defs>${ring('stroke="#111" stroke-width="0"')}${ring('stroke="#111" visibility="hidden"')}`,
  ],
])('says that an icon is pale: %s', async (_, shapes) => {
  const findings = await findingsOf(shapes);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(/^the icon of "Call" \(svg\) has [12]\.\d : 1$/);
});

it.each([
  ['lines that are seen', dark],
  ['the track below an arc', `${ring('stroke="#ddd"')}${ring('stroke="#111"')}`],
  ['a dark pin with a pale rim', ring('fill="#114" stroke="#fff"')],
  ['a pale shape with a dark rim', ring('fill="#fff" stroke="#114"')],
  ['a pale mark on a dark shape', `${ring('fill="#114"')}<path d="M9 12h6" stroke="#fff"/>`],
  ['a dark mark on a pale shape', `${ring('fill="#ddd"')}<path d="M9 12h6" stroke="#111"/>`],
])('says nothing of %s', async (_, shapes) => {
  expect(await findingsOf(shapes)).toEqual([]);
});

it("judges an icon in the text's colour by the colour that is forced, and by its own where it keeps that", async () => {
  const line = '<path d="M4 12h16" stroke="currentColor"/>';
  expect(await findingsOf(line)).toEqual([]);
  expect(await findingsOf(line, '', 'style="forced-color-adjust:none;color:#ccc"')).toHaveLength(1);
});

it('leaves out what is off, what has a name and what is not seen', async () => {
  const line = '<path d="M4 12h16" stroke="#ccc"/>';
  expect(await findingsOf(line)).toHaveLength(1);
  expect(await findingsOf(line, 'disabled')).toEqual([]);
  expect(await findingsOf(line, '', 'role="img" aria-label="Chart"')).toEqual([]);
  expect(await findingsOf(line, '', 'style="visibility:hidden"')).toEqual([]);
});
