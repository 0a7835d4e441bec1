import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DayBars } from './DayBars';

const renderSample = (values: readonly number[]) =>
  render(
    <DayBars
      aria-label="Views"
      from="1"
      to="3"
      bars={values.map((value, day) => ({ id: String(day), value, title: `day ${day}: ${value}` }))}
    />,
  );
const heights = () =>
  screen.getAllByTitle(/day/).map((day) => day.firstElementChild?.getAttribute('style'));

it('is one image with a name, its bars in proportion', () => {
  renderSample([50, 100, 25]);
  expect(screen.getByRole('img', { name: 'Views' })).toBeDefined();
  expect(heights()).toEqual(['height: 50%;', 'height: 100%;', 'height: 25%;']);
});

it('renders nothing as nothing', () => {
  renderSample([0, Number.NaN, -4]);
  expect(heights()).toEqual(['height: 0%;', 'height: 0%;', 'height: 0%;']);
});
