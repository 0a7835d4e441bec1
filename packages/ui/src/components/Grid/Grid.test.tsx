import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Grid } from './Grid';

test('columns are equal for any content', () => {
  render(
    <Grid columns={2}>
      <div>{'uzun'.repeat(100)}</div>
      <div>два</div>
    </Grid>,
  );
  expect(screen.getByText('два').getBoundingClientRect().width).toBeCloseTo(
    screen.getByText(/uzun/).getBoundingClientRect().width,
    0,
  );
});

const rectOf = (name: string) => {
  const control = screen.getByLabelText(name, { exact: false });
  const frame = control.tagName === 'INPUT' ? control.parentElement : control;
  if (frame === null) throw new Error(`${name} stands nowhere.`);
  return frame.getBoundingClientRect();
};

test('controls of a row stay aligned with wrapped labels and error messages', () => {
  render(
    <div style={{ width: 280, display: 'flow-root' }} data-testid="form">
      <Grid columns={2} hasFields>
        <TextField label="Цена с сертификатом CIP, если он есть" />
        <TextField label="Пробег" errorMessage="Не больше двух миллионов" />
        <Select
          label="Rang"
          value={null}
          onChange={() => undefined}
          options={[{ value: 1, label: 'Oq' }]}
        />
        <TextField label="VIN" />
      </Grid>
    </div>,
  );
  const [price, mileage, color, vin] = ['Цена', 'Пробег', 'Rang', 'VIN'].map(rectOf);
  const label = screen.getByText(/Цена/);
  expect(label.getBoundingClientRect().height).toBeGreaterThan(30);
  expect(mileage?.top).toBe(price?.top);
  expect(color?.top).toBe(vin?.top);
  expect((price?.top ?? 0) - label.getBoundingClientRect().bottom).toBeCloseTo(6, 0);
  const error = screen.getByText('Не больше двух миллионов').getBoundingClientRect();
  expect(
    (vin?.top ?? 0) - screen.getByText('VIN').getBoundingClientRect().height - 6 - 16,
  ).toBeCloseTo(error.bottom, 0);
  expect(screen.getByTestId('form').getBoundingClientRect().bottom).toBeCloseTo(
    vin?.bottom ?? 0,
    0,
  );
});

test('ul: has the number of cards and announces that they are being replaced', () => {
  render(
    <Grid as="ul" aria-label="Автомобили" isBusy isSelecting>
      <p>Tracker</p>
      <p>Cobalt</p>
    </Grid>,
  );
  const list = screen.getByRole('list', { name: 'Автомобили' });
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(list.hasAttribute('data-selecting')).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
