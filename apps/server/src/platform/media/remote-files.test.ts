import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageSite, startImageSite } from '../../testing/image-site';
import { isPublicAddress } from './public-address';
import { createRemoteFiles } from './remote-files';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['http://pictures.example/a.jpg', 'not https'],
  ['https://user:secret@pictures.example/a.jpg', 'a login'],
  ['https://127.0.0.1/a.jpg', 'inner address'],
  ['https://2130706433/a.jpg', 'inner address'],
  ['https://[::1]/a.jpg', 'inner address'],
  ['https://[::ffff:169.254.169.254]/latest', 'inner address'],
  ['https://localhost/a.jpg', 'inner address'],
])('does not fetch %s', async (address, why) => {
  await expect(createRemoteFiles({ deadline: 2000 }).fetch(address, 1000)).rejects.toThrow(why);
});

it.each(['http://127.0.0.1:8793/a.jpg', 'http://localhost:8792/a.jpg', 'http://127.0.0.1/a.jpg'])(
  'does not fetch %s beside the one local site',
  async (address) => {
    const files = createRemoteFiles({ localOrigin: 'http://127.0.0.1:8792', deadline: 2000 });
    await expect(files.fetch(address, 1000)).rejects.toThrow('not https');
  },
);

describe('from a site', () => {
  let site: ImageSite;
  const content = Buffer.from('a picture of 23 bytes !');

  beforeAll(async () => {
    site = await startImageSite(({ url, headers }, response) => {
      const goTo = (location: string) => response.writeHead(302, { location }).end();
      switch (url) {
        case '/a.jpg':
          return response.end(content);
        case '/headers':
          return response.end(JSON.stringify(headers));
        case '/moved':
          return goTo('/a.jpg');
        case '/elsewhere':
          return goTo(site.url('/a.jpg', 'elsewhere.example'));
        case '/plain':
          return goTo('http://pictures.example/a.jpg');
        case '/inner':
          return goTo('https://169.254.169.254/latest');
        case '/round':
          return goTo('/round');
        case '/endless':
          // Without a Content-Length only the received bytes count.
          return response.write(Buffer.alloc(64 * 1024));
        case '/silent':
          return undefined;
        default:
          return response.writeHead(404).end();
      }
    });
  });
  afterAll(() => site.close());

  it.each(['/a.jpg', '/moved', '/elsewhere'])('fetches %s', async (path) => {
    expect(await site.files().fetch(site.url(path), 23)).toEqual(content);
  });

  it('gives the site nothing but that it wants an image', async () => {
    const receivedRequest: unknown = JSON.parse(
      String(await site.files().fetch(site.url('/headers'), 1000)),
    );
    expect(receivedRequest).toEqual({
      accept: 'image/*',
      'user-agent': 'karvon',
      host: new URL(site.url('')).host,
      connection: 'close',
    });
  });

  it.each([
    ['/plain', 'not https'],
    ['/inner', 'inner address'],
    ['/round', 'too many redirects'],
    ['/gone', 'answered by 404'],
    ['/endless', 'too large'],
  ])('does not fetch %s', async (path, why) => {
    await expect(site.files().fetch(site.url(path), 1000)).rejects.toThrow(why);
  });

  it('takes no byte more than allowed', async () => {
    await expect(site.files().fetch(site.url('/a.jpg'), 22)).rejects.toThrow('too large');
  });

  it('gives up at its deadline', async () => {
    await expect(site.files({ deadline: 100 }).fetch(site.url('/silent'), 1000)).rejects.toThrow(
      'aborted',
    );
  });

  it('connects to no name that leads inside, the first time or at a redirect', async () => {
    const inside = site.files({}, () => '10.0.0.7');
    await expect(inside.fetch(site.url('/a.jpg'), 1000)).rejects.toThrow('inner address');
    const later = site.files({}, (host) => (host === 'elsewhere.example' ? '::1' : '127.0.0.1'));
    await expect(later.fetch(site.url('/elsewhere'), 1000)).rejects.toThrow('inner address');
  });

  it('connects to none where one of several addresses is inside', async () => {
    const files = site.files({
      resolve: (_host, _options, done) =>
        done(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.7', family: 4 },
        ]),
    });
    await expect(files.fetch(site.url('/a.jpg'), 1000)).rejects.toThrow('inner address');
  });

  it('trusts the system’s authorities alone where nothing is said', async () => {
    const files = createRemoteFiles({
      mayConnect: () => true,
      resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    await expect(files.fetch(site.url('/a.jpg'), 1000)).rejects.toThrow(/certificate/);
  });
});
