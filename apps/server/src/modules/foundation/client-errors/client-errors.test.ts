import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { mostReports } from './client-errors.routes';

let test: TestApp;
let lines: string[];

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  test = await createTestApp({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await test.close();
  vi.restoreAllMocks();
});
beforeEach(() => {
  lines = [];
});

const report = {
  kind: 'page',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading …)',
  frames: ['AutosPage-B7xK2m1Q.js:14:2210'],
  release: '3f9c2b7a10de',
  route: '/dashboard/autos/view/:id',
  language: 'uz',
  browser: 'Chrome 126',
};
const send = (body: unknown, address: string) =>
  test.call('reportClientError', { body, headers: { 'x-forwarded-for': address } });

it('logs one event with release and route, and counts it by kind', async () => {
  expect((await send(report, '10.2.0.1')).status).toBe(204);
  const events = lines
    .join('')
    .split('\n')
    .filter((line) => line.includes('client.error'));
  expect(events).toHaveLength(1);
  expect(JSON.parse(events[0] ?? '')).toMatchObject({ msg: 'client.error', client_error: report });
  expect(events[0]).not.toContain('10.2.0.1');
  const { body } = await test.app.inject('/metrics');
  expect(body).toContain('karvon_client_errors_total{kind="page"} 1');
});

it.each([
  ['message', 'A lead of +998901234567'],
  ['message', 'Sent to aziz@example.uz'],
  ['route', '/dashboard/leads?search=Aziz'],
  ['route', '/dashboard/autos/view/5012'],
  ['frames', ['https://karvon.example/assets/index.js?token=abc:1:1']],
  ['name', 'Азиз Каримов'],
  ['release', 'latest'],
  ['kind', 'hello'],
])('rejects and does not log what may be personal: %s %s', async (field, value) => {
  const { status, body } = await send({ ...report, [field]: value }, '10.2.0.2');
  expect(status).toBe(422);
  expect(body.errors[0].field).toMatch(new RegExp(`^${field}`));
  expect(lines.join('')).not.toContain('client.error');
});

it('refuses a field that the contract does not name, and does not log it', async () => {
  expect((await send({ ...report, phone_number: 'canary' }, '10.2.0.2')).status).toBe(422);
  expect(lines.join('')).not.toContain('canary');
});

it('rejects large bodies, and bodies that are not JSON', async () => {
  expect((await send({ ...report, message: 'x'.repeat(5_000) }, '10.2.0.3')).status).toBe(413);
  const text = await test.call('reportClientError', {
    payload: Buffer.from(JSON.stringify(report)),
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': '10.2.0.3' },
  });
  expect(text.status).toBe(415);
});

it('takes so many of an address in a minute, and the others go on', async () => {
  for (let sent = 0; sent < mostReports; sent += 1) await send(report, '10.2.0.4');
  const { status, body } = await send(report, '10.2.0.4');
  expect(status).toBe(429);
  expect(body.retry_after).toBeGreaterThan(0);
  expect((await send(report, '10.2.0.5')).status).toBe(204);
});
