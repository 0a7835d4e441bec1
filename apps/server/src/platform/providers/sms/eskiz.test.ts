import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEskiz } from './eskiz';
import { SmsError } from './sms-provider';

/** Fake of Eskiz: login by e-mail and password, expiring tokens, messages by form. */
const eskiz = { logins: 0, token: '', sent: new Array<Record<string, string>>(), isBroken: false };
let server: Server;
let baseUrl = '';

async function respond(request: IncomingMessage): Promise<[number, unknown]> {
  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  if (eskiz.isBroken) return [502, 'bad gateway'];
  if (request.url === '/api/auth/login') {
    if (fields['email'] !== 'a@b.uz' || fields['password'] !== 'right')
      return [401, { message: 'wrong' }];
    eskiz.logins += 1;
    eskiz.token = `token-${eskiz.logins}`;
    return [
      200,
      { message: 'token_generated', data: { token: eskiz.token }, token_type: 'bearer' },
    ];
  }
  if (request.headers.authorization !== `Bearer ${eskiz.token}`)
    return [401, { message: 'Expired' }];
  eskiz.sent.push(fields);
  return [200, { id: 'x', message: 'Waiting for SMS provider', status: 'waiting' }];
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void respond(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(eskiz, { logins: 0, token: '', isBroken: false });
  eskiz.sent.length = 0;
});

const provider = (password = 'right') =>
  createEskiz({ baseUrl, email: 'a@b.uz', password, from: '4546' });
const message = { phone: '+998901234567', text: 'Karvon: 123456', code: '123456' };

describe('Eskiz', () => {
  it('signs in once for many messages', async () => {
    const sms = provider();
    await Promise.all([sms.send(message), sms.send(message), sms.send(message)]);
    expect(eskiz.logins).toBe(1);
    expect(eskiz.sent).toHaveLength(3);
    expect(eskiz.sent[0]).toEqual({
      mobile_phone: '998901234567',
      message: 'Karvon: 123456',
      from: '4546',
    });
  });

  it('signs in again when the token has ended', async () => {
    const sms = provider();
    await sms.send(message);
    eskiz.token = 'other';
    await sms.send(message);
    expect(eskiz.logins).toBe(2);
    expect(eskiz.sent).toHaveLength(2);
  });

  it('fails without phone or code in the error', async () => {
    const failure = await provider('wrong')
      .send(message)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SmsError);
    expect(String(failure)).toBe('SmsError: The SMS provider refused: login 401');
  });

  it('works again after an outage', async () => {
    const sms = provider();
    eskiz.isBroken = true;
    await expect(sms.send(message)).rejects.toThrow('login 502');
    eskiz.isBroken = false;
    await sms.send(message);
    expect(eskiz.sent).toHaveLength(1);
  });
});
