import { render } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, it } from 'vitest';
import { IconTile } from './IconTile';

it('is a square of its size, and says nothing to screen readers', () => {
  const { container } = render(<IconTile icon={Bell} size="lg" />);
  const { width, height } = container.firstElementChild?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([44, 44]);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
