import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar';
import { initialsOf, toneOf } from './initials';

it('falls back to initials when the photo does not load', async () => {
  const { container } = render(<Avatar name="Жасур Каримов" src="data:image/png;base64,AAAA" />);
  await waitFor(() => expect(container.querySelector('[data-initials="ЖК"]')).not.toBeNull());
  expect(container.textContent).toBe('');
});

it('gives screen readers the name and that the user is online', () => {
  render(<Avatar name="Dilnoza" onlineLabel="в сети" />);
  expect(screen.getByRole('img', { name: 'Dilnoza, в сети' })).toBeTruthy();
});

it.each([
  ['Жасур Каримов', 'ЖК'],
  ['  dilnoza ', 'D'],
  ['Али Вали Гани', 'АГ'],
  ['Таксопарк «Йўл»', 'ТЙ'],
  ['Karvon — (Sergeli)', 'KS'],
  ['Xaridor 558', ''],
  ['558', '5'],
  ['«»', ''],
  ['', ''],
  [null, ''],
  ['😀 Ўткир', '😀Ў'],
])('takes the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('keeps the tone of a person', () => {
  expect(toneOf(20418)).toBe(toneOf('20418'));
});
