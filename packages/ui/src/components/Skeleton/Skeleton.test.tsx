import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('takes the shape that is set and is hidden from screen readers', () => {
  const { container } = render(<Skeleton width="200px" aspectRatio="2 / 1" />);
  const shape = container.firstElementChild;
  expect(shape?.getBoundingClientRect().height).toBe(100);
  expect(shape?.getAttribute('aria-hidden')).toBe('true');
});

// Fault: a page that loads was a grey slab of 640 px.
it('is rows where it would be a slab', () => {
  const maskOf = (height: string) => {
    const { container } = render(<Skeleton height={height} />);
    return getComputedStyle(container.firstElementChild ?? container).maskImage;
  };
  expect(maskOf('320px')).toContain('44px');
  expect(maskOf('120px')).toBe('none');
});
