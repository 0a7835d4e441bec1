import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker';
import { renderInUzbek } from './in-uzbek';

const nothing = () => undefined;
const labels = () => screen.getAllByRole('spinbutton').map(({ ariaLabel }) => ariaLabel?.trim());

it('names the parts of a date in Uzbek, which no browser does', async () => {
  await renderInUzbek(<DatePicker label="Sana" value="2026-11-20" onChange={nothing} />);
  expect(labels()).toEqual(['kun,', 'oy,', 'yil,']);
  expect(screen.getByRole('spinbutton', { name: /^kun, Sana/ }).textContent).toBe('20');
  expect(screen.getByRole('spinbutton', { name: /^oy, Sana/ }).textContent).toBe('11');
});

it('says of which of two dates they are', async () => {
  const value = { start: '2026-11-01', end: '2026-11-20' };
  await renderInUzbek(<DateRangePicker label="Davr" value={value} onChange={nothing} />);
  expect(labels()).toEqual([
    'kun, Boshlanish sanasi,',
    'oy, Boshlanish sanasi,',
    'yil, Boshlanish sanasi,',
    'kun, Tugash sanasi,',
    'oy, Tugash sanasi,',
    'yil, Tugash sanasi,',
  ]);
});
