import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Identity } from './Identity';

it('cuts a long name and keeps the deeds whole', () => {
  render(
    <div style={{ width: '240px' }}>
      <Identity
        picture="ДР"
        title={<h2>{'Абдурашидходжаева '.repeat(20)}</h2>}
        end={
          <button type="button" style={{ width: '80px' }}>
            Позвонить
          </button>
        }
      />
    </div>,
  );
  const deed = screen.getByRole('button').getBoundingClientRect();
  expect(deed.right).toBeLessThanOrEqual(240.5);
  expect(deed.width).toBe(80);
});
