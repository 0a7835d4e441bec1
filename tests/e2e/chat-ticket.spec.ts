import { startProduct, type ServerProcess } from '../product/server-process.ts';
import { say } from './buyer.ts';
import { chatParts, startChat } from './chat.ts';
import { expect, test } from './test.ts';

test.describe('a server that takes tickets for its socket', () => {
  let own: ServerProcess;
  const before = { url: process.env['KARVON_URL'], dir: process.env['KARVON_DATA_DIR'] };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    own = await startProduct({
      prepared: 'demo',
      env: { TRUST_PROXY: '1', SOCKET_CREDENTIAL: 'ticket' },
    });
    process.env['KARVON_URL'] = own.url;
    process.env['KARVON_DATA_DIR'] = own.dataDir;
  });

  test.afterAll(async () => {
    process.env['KARVON_URL'] = before.url;
    process.env['KARVON_DATA_DIR'] = before.dir;
    await own.stop();
    own.forget();
  });

  test('never sees the token in an address, and gives each line a ticket of its own', async ({
    page,
    t,
  }) => {
    const { room, dealer } = await startChat(page);
    const { message } = chatParts(page, t);
    const lines: string[] = [];
    let cut = () => Promise.resolve();
    await page.routeWebSocket(/\/chat\/ws/, (line) => {
      lines.push(line.url());
      line.connectToServer();
      cut = () => line.close({ code: 1001 });
    });
    await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
    await say(room, 'Первое');
    await expect(message('Первое')).toBeVisible();
    await expect.poll(() => lines.length).toBe(1);
    await cut();
    await say(room, 'Пока линии не было');
    await expect.poll(() => lines.length).toBe(2);
    await expect(message('Пока линии не было')).toBeVisible();
    await say(room, 'По новой линии');
    await expect(message('По новой линии')).toBeVisible();

    const addresses = lines.map((line) => new URL(line).searchParams);
    for (const address of addresses) {
      expect([...address.keys()]).toEqual(['ticket']);
      expect(address.get('ticket')).not.toBe(dealer.token);
    }
    expect(new Set(addresses.map((address) => address.get('ticket'))).size).toBe(2);
  });
});
