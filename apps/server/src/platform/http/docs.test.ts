import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';

let folder: string;
let built: TestApp;
let unbuilt: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-docs-'));
  mkdirSync(path.join(folder, 'main'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>Guide</h1>');
  writeFileSync(path.join(folder, 'main/leads.html'), '<h1>leads</h1>');
  built = await createTestApp({ docsFolder: folder });
  unbuilt = await createTestApp();
});
afterAll(async () => {
  await built.close();
  await unbuilt.close();
  rmSync(folder, { recursive: true });
});

it('serves the documentation under a policy of its own: no script but its files', async () => {
  const { headers, statusCode } = await built.app.inject('/docs');
  expect([statusCode, headers.location]).toEqual([308, '/docs/']);
  expect((await built.app.inject('/docs/')).body).toBe('<h1>Guide</h1>');
  const page = await built.app.inject('/docs/main/leads.html');
  expect(page.body).toBe('<h1>leads</h1>');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});

it('says 404 for pages that are not there, and for all where nothing was built', async () => {
  expect((await built.app.inject('/docs/main/nothing.html')).statusCode).toBe(404);
  expect((await built.app.inject('/docs/../package.json')).statusCode).toBe(404);
  expect((await unbuilt.app.inject('/docs/')).statusCode).toBe(404);
});
