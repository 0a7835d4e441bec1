import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './Grid';

test('columns are equal whatever stands in them', () => {
  render(
    <Grid columns={2}>
      <div>{'uzun'.repeat(100)}</div>
      <div>два</div>
    </Grid>,
  );
  expect(screen.getByText('два').getBoundingClientRect().width).toBeCloseTo(
    screen.getByText(/uzun/).getBoundingClientRect().width,
    0,
  );
});
