import { render, screen } from '@testing-library/react';
import { CircleCheck } from 'lucide-react';
import { expect, it } from 'vitest';
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
