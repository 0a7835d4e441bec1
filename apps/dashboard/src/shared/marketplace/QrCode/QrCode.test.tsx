import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode';
import { qrPath } from './qr-path';

const path = async (text: string) => (await qrPath(text)).d;
const shown = () => screen.getByRole('img', { name: 'Code' }).querySelector('path');

// Fault: a code of the address before this one, which leads to another car.
it('shows the code of its value, and none while another one is encoded', async () => {
  const { rerender } = render(<QrCode value="https://a.uz/1" aria-label="Code" />);
  const one = await path('https://a.uz/1');
  await waitFor(() => expect(shown()?.getAttribute('d')).toBe(one));
  rerender(<QrCode value="/cars/2" aria-label="Code" />);
  expect(shown()).toBeNull();
  expect(screen.getByRole('img').getAttribute('aria-busy')).toBe('true');
  const other = await path(`${location.origin}/cars/2`);
  await waitFor(() => expect(shown()?.getAttribute('d')).toBe(other));
});
