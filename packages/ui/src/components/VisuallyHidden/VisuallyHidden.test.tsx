import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden';

test('is read and takes no room', () => {
  render(<VisuallyHidden role="status">Обновлено</VisuallyHidden>);
  expect(screen.getByRole('status').getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
