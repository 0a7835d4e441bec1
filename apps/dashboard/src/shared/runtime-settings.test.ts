import { expect, it } from 'vitest';
import { parseRuntimeSettings } from './runtime-settings';

it('takes the addresses and the tiles that the server says', () => {
  const text = JSON.stringify({
    bases: { main: 'https://api.example.uz/main', search: '/search', chat: '/chat' },
    map_tiles_url: 'https://tiles.example.uz/{z}/{x}/{y}.png',
    demo: false,
  });
  expect(parseRuntimeSettings(text)).toEqual({
    bases: { main: 'https://api.example.uz/main', search: '/search', chat: '/chat' },
    mapTilesUrl: 'https://tiles.example.uz/{z}/{x}/{y}.png',
  });
});

it.each([undefined, null, '', 'null', '{', '[]', '"x"', '{"bases":null}', '{"bases":{"main":7}}'])(
  'stays on our own origin with a plain map for %s',
  (text) => {
    expect(parseRuntimeSettings(text)).toEqual({ bases: {}, mapTilesUrl: undefined });
  },
);
