import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose, composeKeys } from '../../../../../packages/ui/src/testing/compose';
import { i18n, startI18n } from '../i18n/i18n';
import { NativePhoneField } from './NativePhoneField';
import { NativePasswordField } from './NativeTextField';

beforeAll(() => startI18n(['common', 'errors']));
afterEach(cleanup);

// Fault: Tab went from the phone to the link in the password's label, and only then to the password.
it('reaches the control before the action of its label, which is in the label’s line', async () => {
  render(
    <NativePasswordField
      label="Пароль"
      labelAction={<a href="/forgot">Забыли пароль?</a>}
      value=""
      onChange={() => undefined}
      autoComplete="current-password"
      showLabel="Показать"
      hideLabel="Скрыть"
    />,
  );
  const link = screen.getByRole('link');
  const stops: (Element | null)[] = [];
  for (const _ of ['password', 'eye', 'link']) {
    await userEvent.tab();
    stops.push(document.activeElement);
  }
  const password = screen.getByLabelText('Пароль');
  expect(stops).toEqual([password, screen.getByRole('button'), link]);
  const [label, action, control] = [screen.getByText('Пароль'), link, password].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(Math.abs((label?.top ?? 0) - (action?.top ?? 99))).toBeLessThan(3);
  expect(action?.bottom).toBeLessThanOrEqual(control?.top ?? 0);
  expect(action?.left).toBeGreaterThan(label?.right ?? 0);
});

function Password() {
  const [value, setValue] = useState('');
  return (
    <NativePasswordField
      label="Пароль"
      value={value}
      onChange={setValue}
      autoComplete="current-password"
      showLabel="Показать"
      hideLabel="Скрыть"
    />
  );
}

// Fault: users saw only «Неверный номер или пароль» after sending.
it('warns below a password of a Russian layout or Caps Lock', async () => {
  render(<Password />);
  const field = screen.getByLabelText('Пароль');
  const doubt = (name: 'layout' | 'capsLock') =>
    screen.queryByText(i18n.t(`passwordDoubt.${name}`));
  await userEvent.fill(field, 'лфкмщт');
  expect(doubt('layout')).not.toBeNull();
  await userEvent.fill(field, 'KARVON');
  expect(doubt('layout')).toBeNull();
  fireEvent.keyUp(field, { key: 'N', modifierCapsLock: true });
  expect(doubt('capsLock')).not.toBeNull();
  fireEvent.keyUp(field, { key: 'n' });
  expect(doubt('capsLock')).toBeNull();
});

function Phone() {
  const [value, setValue] = useState('+998');
  return (
    <>
      <NativePhoneField label="Телефон" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['the whole text with each key', compose],
  ['each key a text of its own', composeKeys],
])('takes a phone from a keyboard that composes: %s', async (_, type) => {
  render(<Phone />);
  await userEvent.click(await screen.findByLabelText('Телефон'));
  await type('998887766');
  await userEvent.tab();
  expect(screen.getByLabelText('Телефон')).toHaveProperty('value', '99 888 77 66');
  expect(screen.getByRole('status').textContent).toBe('+998998887766');
});
