import { expect, it } from 'vitest';
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
