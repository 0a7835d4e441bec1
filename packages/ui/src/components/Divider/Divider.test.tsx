import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider } from './Divider';

it('is one line as wide as its place', () => {
  render(<Divider>или</Divider>);
  const line = screen.getByText('или');
  expect(line.getBoundingClientRect().width).toBe(
    line.parentElement?.getBoundingClientRect().width,
  );
  expect(getComputedStyle(line, '::before').height).toBe('1px');
});
