import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('takes the shape that is set and is hidden from screen readers', () => {
  const { container } = render(<Skeleton width="200px" aspectRatio="2 / 1" />);
  const shape = container.firstElementChild;
  expect(shape?.getBoundingClientRect().height).toBe(100);
  expect(shape?.getAttribute('aria-hidden')).toBe('true');
});
