import { expect, it } from 'vitest';
import { parseRuntimeSettings } from './runtime-settings';

it('reads the URLs and the tiles of the server', () => {
  const text = JSON.stringify({
    bases: { main: 'https://api.example.uz/main', search: '/search', chat: '/chat' },
    map_tiles_url: 'https://tiles.example.uz/{z}/{x}/{y}.png',
    listing_url: 'https://karvon.example.uz/cars/{id}',
    showroom_url: 'https://karvon.example.uz/salon/{id}',
    demo: false,
    contact: { phone: '+998712000000', telegram: '' },
  });
  expect(parseRuntimeSettings(text)).toEqual({
    bases: { main: 'https://api.example.uz/main', search: '/search', chat: '/chat' },
    mapTilesUrl: 'https://tiles.example.uz/{z}/{x}/{y}.png',
    listingUrl: 'https://karvon.example.uz/cars/{id}',
    showroomUrl: 'https://karvon.example.uz/salon/{id}',
    firebase: undefined,
    contact: { phone: '+998712000000' },
  });
});

it.each([undefined, null, '', 'null', '{', '[]', '"x"', '{"bases":null}', '{"bases":{"main":7}}'])(
  'stays on our own origin with a plain map for %s',
  (text) => {
    expect(parseRuntimeSettings(text)).toEqual({
      bases: {},
      mapTilesUrl: undefined,
      listingUrl: undefined,
      showroomUrl: undefined,
      firebase: undefined,
      contact: {},
    });
  },
);

const firebase = { api_key: 'k', project_id: 'p', app_id: 'a', sender_id: '1', vapid_key: 'v' };

it('ignores an incomplete Firebase web app', () => {
  const read = (value: unknown) => parseRuntimeSettings(JSON.stringify({ firebase: value }));
  expect(read(firebase).firebase).toEqual({
    apiKey: 'k',
    projectId: 'p',
    appId: 'a',
    messagingSenderId: '1',
    vapidKey: 'v',
  });
  expect(read(null).firebase).toBeUndefined();
  for (const value of [{ ...firebase, vapid_key: '' }, { ...firebase, app_id: 7 }, {}, 'x', []])
    expect(read(value).firebase).toBe('incomplete');
});
