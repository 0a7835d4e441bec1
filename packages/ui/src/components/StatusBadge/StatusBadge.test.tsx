import { render, screen } from '@testing-library/react';
import { BadgeCheck, CircleCheck } from 'lucide-react';
import { expect, it } from 'vitest';
import { StatusBadge, type StatusTone } from './StatusBadge';

const tones = [
  'success',
  'info',
  'warn',
  'danger',
  'deal',
  'neutral',
  'outline',
  'trophy',
] satisfies StatusTone[];

it.each(tones)('is a word and an image in the tone %s', (tone) => {
  const { container } = render(
    <StatusBadge tone={tone} icon={CircleCheck}>
      Faol
    </StatusBadge>,
  );
  expect(screen.getByText('Faol')).toBeTruthy();
  expect(container.querySelector('svg[aria-hidden=true]')).not.toBeNull();
});

it('looks different in every tone, and solid for the trophy alone', () => {
  const { container } = render(
    tones.map((tone) => (
      <StatusBadge key={tone} tone={tone} icon={BadgeCheck}>
        {tone}
      </StatusBadge>
    )),
  );
  const styles = [...container.children].map((badge) => {
    const { backgroundColor, color, boxShadow } = getComputedStyle(badge);
    return `${backgroundColor} ${color} ${boxShadow}`;
  });
  expect(new Set(styles).size).toBe(tones.length);
  const onSolid = [...container.children].filter(
    (badge) => getComputedStyle(badge).color === 'rgb(255, 255, 255)',
  );
  expect(onSolid.map((badge) => badge.textContent)).toEqual(['trophy']);
});

it('gives up its word before its image in a narrow cell', () => {
  const { container } = render(
    <div style={{ width: 60 }}>
      <StatusBadge tone="warn" icon={CircleCheck}>
        {'Ko‘rsatuvdan olingan '.repeat(15)}
      </StatusBadge>
    </div>,
  );
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(14);
  expect(container.querySelector('div')?.scrollWidth).toBeLessThanOrEqual(60);
});
