import { render, screen } from '@testing-library/react';
import { Flag } from 'lucide-react';
import { expect, it } from 'vitest';
import { Icon } from './Icon';

const svgOf = (container: HTMLElement) => container.querySelector('svg');

it.each([
  [14, '2'],
  [16, '1.75'],
  [18, '1.75'],
  [20, '1.75'],
  [24, '1.75'],
] as const)('is %s px square with a stroke of %s', (size, stroke) => {
  const { container } = render(<Icon icon={Flag} size={size} />);
  const svg = svgOf(container);
  expect(svg?.getBoundingClientRect().width).toBe(size);
  expect(svg?.getBoundingClientRect().height).toBe(size);
  expect(svg?.getAttribute('stroke-width')).toBe(stroke);
});

it('is hidden from screen readers unless it has a label', () => {
  const { container, rerender } = render(<Icon icon={Flag} />);
  expect(svgOf(container)?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Icon icon={Flag} label="На проверке" />);
  expect(screen.getByRole('img', { name: 'На проверке' })).toBe(svgOf(container));
});

it('keeps its size in a line that is too narrow', () => {
  const { container } = render(
    <div style={{ display: 'flex', width: 40 }}>
      <Icon icon={Flag} size={24} />
      <span>{'ў'.repeat(300)}</span>
    </div>,
  );
  expect(svgOf(container)?.getBoundingClientRect().width).toBe(24);
});

it('has a square of twice its size around it with a tone, and still says nothing', () => {
  const { container } = render(<Icon icon={Flag} size={18} tone="info" />);
  const { width, height } = container.firstElementChild?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([36, 36]);
  expect(svgOf(container)?.getAttribute('aria-hidden')).toBe('true');
});
