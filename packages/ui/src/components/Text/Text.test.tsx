import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text';

test('truncated words stay on one line', () => {
  render(
    <div style={{ width: 120 }}>
      <Text isTruncated>{'so‘z '.repeat(100)}</Text>
    </div>,
  );
  expect(screen.getByText(/so‘z/).getBoundingClientRect().height).toBe(20);
});
