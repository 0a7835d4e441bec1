import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SmsError } from '../../../platform/providers/sms/sms-provider';
import { askForCode, createPhones, from } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
const nextPhone = createPhones();

beforeAll(async () => {
  test = await createTestApp({
    env: { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://dealer.karvon.uz' },
  });
});
afterAll(() => test.close());

const verify = (phone: string, code: string, purpose: 'sign_in' | 'reset' = 'sign_in') =>
  test.call('verifyCode', { body: { phone, purpose, code }, ...from(phone.slice(-9)) });

const send = (
  phone: string,
  options: { headers?: Record<string, string> } = from(phone.slice(-9)),
) => test.call('sendCode', { body: { phone, purpose: 'sign_in' }, ...options });

const otherThan = (code: string, offset = 1) =>
  String((Number(code) + offset) % 1_000_000).padStart(6, '0');

describe('sendCode', () => {
  it('returns when another code can be sent, and sends six digits with a line for the browser', async () => {
    const phone = nextPhone();
    const { body } = await send(phone);
    expect(body).toEqual({
      resend_at: '2026-07-05T07:01:00.000Z',
      expires_at: '2026-07-05T07:05:00.000Z',
    });
    expect(test.sent.filter((message) => message.phone === phone)).toEqual([]);

    await test.jobs.runDue();
    const message = test.sent.findLast((one) => one.phone === phone);
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toBe(
      `Karvon: код ${message?.code}. Никому не сообщайте.\n\n@dealer.karvon.uz #${message?.code}`,
    );
    expect(message?.text.length).toBeLessThanOrEqual(70);
  });

  it('writes Uzbek to who asks in Uzbek', async () => {
    const phone = nextPhone();
    await send(phone, { headers: { 'accept-language': 'uz', 'x-forwarded-for': '10.9.9.9' } });
    await test.jobs.runDue();
    expect(test.sent.at(-1)?.text).toMatch(/^Karvon: kod \d{6}\. Uni hech kimga aytmang\./);
  });

  it('keeps no code in plain words', async () => {
    const phone = nextPhone();
    const code = await askForCode(test, phone, from('10.1.0.1'));
    const { rows } = await test.db.pool.query(
      `select (select json_agg(p) from auth_phones p)::text || coalesce((select json_agg(j) from jobs j)::text, '') as everything`,
    );
    expect(rows[0].everything).toContain(phone);
    expect(rows[0].everything).not.toContain(code);
  });

  it.each([
    ['+998001234567', 'invalid_phone'],
    ['+79161234567', 'invalid_format'],
    ['901234567', 'invalid_format'],
    ["+998901234567' or 1=1", 'invalid_format'],
  ])('rejects the number %s', async (phone, code) => {
    const { status, body } = await send(phone);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'phone', code }]);
  });

  it('sends one message a minute to a number, for any purpose', async () => {
    const phone = nextPhone();
    await send(phone);
    test.clock.advance(20);
    const rejected = await test.call('sendCode', {
      body: { phone, purpose: 'reset' },
      ...from('10.2.0.1'),
    });
    expect(rejected).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', retry_after: 40 },
    });
    expect(rejected.headers['retry-after']).toBe('40');
    test.clock.advance(40);
    expect(await send(phone)).toMatchObject({ status: 200 });
  });

  it('sends one message when ten are asked for at once', async () => {
    const phone = nextPhone();
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(phone)));
    await test.jobs.runDue();
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(test.sent.filter((message) => message.phone === phone)).toHaveLength(1);
  });

  it('tries again when the provider fails, and gives up when the code would be too old', async () => {
    const phone = nextPhone();
    const provider = vi.spyOn(test.deps.sms, 'send').mockRejectedValue(new SmsError('no route'));
    await send(phone);
    await test.jobs.runDue();
    expect(await verify(phone, '000000')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'code_expired' }] },
    });
    provider.mockRestore();
    test.clock.advance(10);
    await test.jobs.runDue();
    const first = test.sent.findLast((message) => message.phone === phone);
    expect(await verify(phone, first?.code ?? '')).toMatchObject({ status: 200 });

    test.clock.advance(60);
    const again = vi.spyOn(test.deps.sms, 'send').mockRejectedValue(new SmsError('no route'));
    await send(phone);
    await test.jobs.runDue();
    again.mockRestore();
    test.clock.advance(301);
    await test.jobs.runDue();
    expect(test.sent.filter((message) => message.phone === phone)).toHaveLength(1);
  });
});

describe('verifyCode', () => {
  it('gives a ticket for ten minutes, once', async () => {
    const phone = nextPhone();
    const code = await askForCode(test, phone, from('10.3.0.1'));
    const expires_at = new Date(test.clock.now().getTime() + 600_000).toISOString();
    expect(await verify(phone, code)).toMatchObject({
      status: 200,
      body: { registered: false, expires_at },
    });
    expect(await verify(phone, code)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', code: 'code_expired' }] },
    });
  });

  it('gives one ticket when the right code comes ten times at once', async () => {
    const phone = nextPhone();
    const code = await askForCode(test, phone, from('10.3.0.2'));
    const responses = await Promise.all(Array.from({ length: 10 }, () => verify(phone, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rejects a code after five minutes, for another purpose and for another number', async () => {
    const [phone, other] = [nextPhone(), nextPhone()];
    const code = await askForCode(test, phone, from('10.3.0.3'));
    const expired = { status: 422, body: { errors: [{ field: 'code', code: 'code_expired' }] } };
    expect(await verify(phone, code, 'reset')).toMatchObject(expired);
    expect(await verify(other, code)).toMatchObject(expired);
    test.clock.advance(300);
    expect(await verify(phone, code)).toMatchObject(expired);
  });

  it('takes the newest code only', async () => {
    const phone = nextPhone();
    const first = await askForCode(test, phone, from('10.3.0.4'));
    test.clock.advance(60);
    await send(phone);
    expect(await verify(phone, first)).toMatchObject({
      body: { errors: [{ code: 'code_expired' }] },
    });
    await test.jobs.runDue();
    const second = test.sent.findLast((message) => message.phone === phone)?.code ?? '';
    expect(await verify(phone, second)).toMatchObject({ status: 200 });
  });

  it('counts wrong tries down; the fifth makes the number rest for 15 minutes, from new codes too', async () => {
    const phone = nextPhone();
    const code = await askForCode(test, phone, from('10.3.0.5'));
    for (const left of [4, 3, 2, 1]) {
      expect(await verify(phone, otherThan(code))).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'code', code: 'code_wrong', params: { left } }] },
      });
    }
    const rest = { status: 429, body: { code: 'code_rest', retry_after: 900 } };
    expect(await verify(phone, otherThan(code))).toMatchObject(rest);
    expect(await verify(phone, code)).toMatchObject(rest);
    test.clock.advance(60);
    expect(await send(phone)).toMatchObject({
      status: 429,
      body: { code: 'code_rest', retry_after: 840 },
    });
    test.clock.advance(840);
    const fresh = await askForCode(test, phone, from('10.3.0.5'));
    expect(await verify(phone, fresh)).toMatchObject({ status: 200 });
  });

  it('takes the right code at the fifth try', async () => {
    const phone = nextPhone();
    const code = await askForCode(test, phone, from('10.3.0.6'));
    for (let tries = 0; tries < 4; tries += 1) await verify(phone, otherThan(code));
    expect(await verify(phone, code)).toMatchObject({ status: 200 });
    test.clock.advance(60);
    expect(await send(phone)).toMatchObject({ status: 200 });
  });

  it('compares five of sixty guesses at once', async () => {
    const phone = nextPhone();
    const code = await askForCode(test, phone, from('10.3.0.7'));
    const guesses = Array.from({ length: 60 }, (_, index) =>
      verify(phone, otherThan(code, index + 1)),
    );
    const responses = await Promise.all(guesses);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(responses.filter(({ body }) => body.code === 'code_rest')).toHaveLength(56);
  });

  it.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ''])(
    'rejects %j as a code before it counts',
    async (code) => {
      const { status, body } = await verify('+998901112233', code);
      expect(status).toBe(422);
      expect(body.errors[0].field).toBe('code');
    },
  );
});
