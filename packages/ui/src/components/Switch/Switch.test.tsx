import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from './Switch';

test('is a switch with a label and a description, pressed anywhere in its row', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(
    <Switch isRow description="Платёж в месяц" onChange={onChange}>
      Рассрочка
    </Switch>,
  );
  expect(screen.getByRole('switch', { name: /Рассрочка/ })).toBeTruthy();
  await userEvent.click(screen.getByText('Платёж в месяц'));
  expect(onChange).toHaveBeenCalledWith(true);
});
