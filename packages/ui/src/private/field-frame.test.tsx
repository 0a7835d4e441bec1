import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CodeField } from '../components/CodeField/CodeField';
import { DatePicker } from '../components/DatePicker/DatePicker';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker';
import { MoneyField } from '../components/MoneyField/MoneyField';
import { TextArea } from '../components/TextArea/TextArea';
import { TextField } from '../components/TextField/TextField';

interface State {
  isInvalid?: boolean;
  isReadOnly?: boolean;
}

const nothing = () => undefined;
const fields: [string, (state: State) => ReactElement][] = [
  ['TextField', (state) => <TextField label="А" {...state} />],
  ['TextArea', (state) => <TextArea label="А" {...state} />],
  ['MoneyField', (state) => <MoneyField label="А" value={5} onChange={nothing} {...state} />],
  ['CodeField', (state) => <CodeField label="А" value="" onChange={nothing} {...state} />],
  ['DatePicker', (state) => <DatePicker label="А" value={null} onChange={nothing} {...state} />],
  [
    'DateRangePicker',
    (state) => <DateRangePicker label="А" value={null} onChange={nothing} {...state} />,
  ],
];

// Disables transitions, because borders and rings are read immediately.
const still = document.createElement('style');
still.textContent = '* { transition: none !important }';
beforeEach(() => document.head.append(still));
afterEach(() => still.remove());

/** Measures the bordered element around the input: the field, or the first box of a code. */
const measure = () => {
  const boxes = [...document.querySelectorAll('input, textarea, [role=group]')];
  const frame = boxes
    .flatMap((one) => [one, one.parentElement, one.nextElementSibling])
    .find((one) => one !== null && getComputedStyle(one).borderTopWidth === '1px');
  if (!frame) throw new Error('no plate');
  const { borderTopColor, backgroundColor, boxShadow } = getComputedStyle(frame);
  return { border: borderTopColor, ground: backgroundColor, hasRing: boxShadow !== 'none' };
};

const stylesOf = async (field: ReactElement) => {
  const { unmount } = render(field);
  const atRest = measure();
  await userEvent.tab();
  const focused = measure();
  unmount();
  return { atRest, focused };
};

it.each(fields)(
  '%s: stays red while focused and invalid, and has no ring while read-only',
  async (_, field) => {
    const usual = await stylesOf(field({}));
    const wrong = await stylesOf(field({ isInvalid: true }));
    const read = await stylesOf(field({ isReadOnly: true }));
    expect(usual.focused.border).not.toBe(usual.atRest.border);
    expect(wrong.focused).toEqual({ ...usual.focused, border: wrong.atRest.border });
    expect(wrong.atRest.border).not.toBe(usual.atRest.border);
    expect(read.focused).toEqual({ ...usual.focused, ground: read.atRest.ground, hasRing: false });
    expect(read.atRest.ground).not.toBe(usual.atRest.ground);
  },
);
