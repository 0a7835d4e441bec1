import { render, screen } from '@testing-library/react';
import { CircleCheck } from 'lucide-react';
import { expect, it } from 'vitest';
import { takeWarnings } from '../../testing/warnings';
import { Badge } from './Badge';

it('says its word and hides its icon from screen readers', () => {
  const { container } = render(
    <Badge tone="success" icon={CircleCheck}>
      Faol
    </Badge>,
  );
  expect(screen.getByText('Faol')).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is 24 px high in every tone', () => {
  const { container } = render(<Badge tone="trophy">Karvonda sotilgan</Badge>);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(24);
});

it('count: shows 99+ above 99 and gives screen readers the full number', () => {
  render(<Badge variant="count" count={128} aria-label="128 непрочитанных" />);
  expect(screen.getByRole('img', { name: '128 непрочитанных' }).textContent).toBe('99+');
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
  'count: shows nothing for %s',
  (count) => {
    const { container } = render(<Badge variant="count" count={count} aria-label="нет" />);
    expect(container.childElementCount).toBe(0);
    takeWarnings();
  },
);
