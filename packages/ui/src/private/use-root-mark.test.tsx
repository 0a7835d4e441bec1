import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRootMark } from './use-root-mark';

function Bar() {
  useRootMark('hasActionBar');
  return null;
}

test('the mark stays until the last of two that asked for it is gone', () => {
  const bars = (count: number) => Array.from({ length: count }, (_, index) => <Bar key={index} />);
  const { rerender } = render(bars(2));
  expect(document.documentElement.dataset['hasActionBar']).toBe('');
  rerender(bars(1));
  expect(document.documentElement.dataset['hasActionBar']).toBe('');
  rerender(bars(0));
  expect(document.documentElement.dataset['hasActionBar']).toBeUndefined();
});
