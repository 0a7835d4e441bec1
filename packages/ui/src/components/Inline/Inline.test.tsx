import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Inline } from './Inline';

test('wraps where a row has no room', () => {
  render(
    <div style={{ width: 100 }}>
      <Inline>
        <div style={{ width: 80 }}>один</div>
        <div style={{ width: 80 }}>два</div>
      </Inline>
    </div>,
  );
  expect(screen.getByText('два').getBoundingClientRect().top).toBeGreaterThan(
    screen.getByText('один').getBoundingClientRect().top,
  );
});
