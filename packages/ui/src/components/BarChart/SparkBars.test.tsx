import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SparkBars } from './BarChart';

const renderSample = (values: readonly number[]) =>
  render(
    <SparkBars
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

it('bears a hundred days with values that are no numbers', () => {
  renderSample(Array.from({ length: 100 }, (_, day) => [Number.NaN, Infinity, 3][day % 3] ?? 0));
  expect(heights().join(' ')).not.toMatch(/NaN|Infinity/);
});
