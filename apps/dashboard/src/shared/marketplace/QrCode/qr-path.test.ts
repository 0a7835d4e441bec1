import { expect, it } from 'vitest';
import { qrPath } from './qr-path';

it('renders the three finder squares, and nothing outside of its field', async () => {
  const { size, d } = await qrPath('https://karvon.uz/phone-check');
  expect(size).toBeGreaterThanOrEqual(21);
  expect(d).toContain('M0 0h7v1H0z');
  expect(d).toContain(`M${size - 7} 0h7v1H${size - 7}z`);
  expect(d).toContain(`M0 ${size - 1}h7v1H0z`);
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(size);
    expect(Number(y)).toBeLessThan(size);
  }
});

it('renders another code for another address', async () => {
  const [one, other] = await Promise.all([qrPath('http://a.uz/x'), qrPath('http://a.uz/y')]);
  expect(one.d).not.toBe(other.d);
});
